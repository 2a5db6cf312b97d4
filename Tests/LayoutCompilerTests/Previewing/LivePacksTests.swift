import Foundation
import LayoutCompiler
import LayoutEngine
import TestSupport
import Testing

/// The packs of documents for running apps, and the refusals for everybody else.
///
/// `LayoutLiveTests` has the apps.
struct LivePacksTests {
  private let folder: TemporaryFolder
  private let site: PreviewSite
  private var token: String { String(site.address.split(separator: "/")[2]) }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<layout name=\"Card\"><text>One</text></layout>", to: "card.layout.xml")
    var content = PreviewSite.Content([folder.url.path()], registry: LayoutRegistry())
    content.isLive = true
    site = PreviewSite(content, port: 4000)
  }

  private func request(
    _ body: String, token: String? = nil, headers: [String: String] = [:]
  ) -> WebRequest {
    let all = ["host": "127.0.0.1:4000", "content-length": "\(body.utf8.count)"]
    return WebRequest(
      method: "POST", path: "/\(token ?? self.token)/live", headers: all.merging(headers) { $1 },
      body: Array(body.utf8))
  }

  private func tag(of answer: WebAnswer) -> String? {
    answer.headers.first { $0.name == "ETag" }?.value.filter { $0 != "\"" }
  }

  // MARK: Refusals

  @Test(arguments: PreviewSiteTests.strangers)
  func strangersAreRefused(_ who: String, _ headers: [String: String]) async {
    let request = request(#"{"document":"Card"}"#, headers: headers)
    #expect(site.refusal(of: request) == .forbidden, "\(who)")
    #expect(await site.response(to: request).status == .forbidden, "\(who)")
  }

  @Test func anotherTokenIsRefused() {
    var last = token
    last.append(last.removeLast() == "0" ? "1" : "0")
    for token in ["", "0", last, token + "0", String(token.dropLast())] {
      #expect(site.refusal(of: request("{}", token: token)) == .missing, "\(token)")
    }
  }

  @Test func aLargeRequestIsRefusedByItsHead() async {
    #expect(site.refusal(of: request("", headers: ["content-length": "4096"])) == nil)
    for length in ["4097", "99999999999999999999", "-", "x"] {
      let request = request("", headers: ["content-length": length])
      #expect(site.refusal(of: request) == .bodyTooLong, "\(length)")
    }
    // A body without a length is none.
    let long = request("{\"document\":\"\(String(repeating: "a", count: 5_000))\"}")
    var unsaid = long
    unsaid.headers["content-length"] = nil
    #expect(await site.response(to: unsaid).status == .malformed)
  }

  @Test func whatIsNoQuestionIsRefused() async {
    for body in ["", "{", "[]", "{}", #"{"document":1}"#, "\u{0}"] {
      #expect(await site.response(to: request(body)).status == .malformed, "\(body)")
    }
    var get = request("")
    get.method = "GET"
    #expect(site.refusal(of: get) == .wrongMethod)
  }

  @Test func withoutTheOptionNothingIsServed() async {
    let content = PreviewSite.Content([folder.url.path()], registry: LayoutRegistry())
    let site = PreviewSite(content, port: 4000)
    let token = String(site.address.split(separator: "/")[2])
    let request = request(#"{"document":"Card"}"#, token: token)
    #expect(site.refusal(of: request) == .missing)
    #expect(await site.response(to: request).status == .missing)
  }

  // MARK: Responses

  @Test func anAppGetsWhatItLacks() async throws {
    let pack = await site.response(to: request(#"{"document":"Card"}"#))
    #expect(pack.status == .ok && pack.type == "application/octet-stream")
    let one = try #require(tag(of: pack))
    // The next response comes with the next save that changes the document.
    let waiting = Task { [site] in
      await site.response(to: request("{\"document\":\"Card\",\"tag\":\"\(one)\"}"))
    }
    try folder.write("<layout name=\"Other\"/>", to: "other.layout.xml")
    site.noteChange()
    try folder.write("<layout name=\"Card\"><text>Two</text></layout>", to: "card.layout.xml")
    site.noteChange()
    let two = await waiting.value
    #expect(two.type == "application/octet-stream")
    #expect(tag(of: two) != one)
    #expect(two.body != pack.body)
    // Equal documents have equal tags.
    let again = await site.response(to: request(#"{"document":"Card"}"#))
    #expect(tag(of: again) == tag(of: two))
  }

  @Test func aWaitEndsWithItsTask() async throws {
    let pack = await site.response(to: request(#"{"document":"Card"}"#))
    let one = try #require(tag(of: pack))
    let waiting = Task { [site] in
      await site.response(to: request("{\"document\":\"Card\",\"tag\":\"\(one)\"}"))
    }
    waiting.cancel()
    #expect(await waiting.value.status == .missing)
  }

  @Test func errorsAreToldWithTheirLines() async throws {
    try folder.write(
      "<layout name=\"Card\">\n  <text a=\"1\">One</text>\n</layout>", to: "card.layout.xml")
    let answer = await site.response(to: request(#"{"document":"Card"}"#))
    #expect(answer.type == "application/json")
    let json = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
    let finding = try #require((json?["findings"] as? [[String: Any]])?.first)
    #expect(finding["message"] as? String == "'a' is not an attribute of 'text'")
    #expect(finding["line"] as? Int == 2)
    #expect(finding["column"] as? Int == 9)
    #expect((finding["file"] as? String)?.hasSuffix("card.layout.xml") == true)
  }

  /// A library is in the packs of those that import it.
  @Test func aLibraryIsNoDocument() async throws {
    try folder.write(
      "<library name=\"Kit\"><component name=\"A\"><text>a</text></component></library>",
      to: "kit.layout.xml")
    let answer = await site.response(to: request(#"{"document":"Kit"}"#))
    #expect(String(decoding: answer.body, as: UTF8.self).contains("there is no document 'Kit'"))
  }
}
