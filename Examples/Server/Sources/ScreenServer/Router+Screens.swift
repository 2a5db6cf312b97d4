import HTTPTypes
public import Hummingbird
import LayoutTool

extension Router where Context == BasicRequestContext {
  /// Creates the router of a server of screens.
  ///
  /// - `GET /screens/NAME` is the pack of a screen, `GET /screens/NAME?app=APP` that for an app.
  /// - `GET /screens/NAME?since=TAG` is a patch of the pack with that tag, if the server has it.
  /// - `GET /findings` has the findings of all broken screens.
  public convenience init(serving screens: Screens) {
    self.init(context: BasicRequestContext.self)
    get("screens/:name") { request, context in
      let name = try context.parameters.require("name")
      let app = request.uri.queryParameters["app"].map { String($0) } ?? ""
      guard let screen = await screens.screen(named: name, for: app) else {
        throw HTTPError(.notFound)
      }
      guard let pack = screen.pack else {
        var response = try Findings(findings: screen.findings)
          .response(from: request, context: context)
        response.status = .unprocessableContent
        return response
      }
      // The app keeps the pack, and asks each time whether it is still the current one.
      var headers: HTTPFields = [.eTag: "\"\(pack.tag)\"", .cacheControl: "no-cache"]
      if let field = HTTPField.Name("Layout-Errors"), screen.errors > 0 {
        headers[field] = "\(screen.errors)"
      }
      let since = request.uri.queryParameters["since"].map { String($0) }
      if since == pack.tag || request.headers.match(pack.tag) {
        return Response(status: .notModified, headers: headers)
      }
      let patch = since.flatMap { screen.patches[$0] }
      headers[.contentType] = patch == nil ? "application/octet-stream" : Self.patchType
      return Response(
        status: .ok, headers: headers,
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: patch ?? pack.bytes)))
    }
    get("findings") { _, _ in await screens.findings() }
  }

  /// The type of a patch; `layoutc preview --live` has the same.
  private static var patchType: String { "application/vnd.layoutpatch" }
}

/// The findings of one screen.
private struct Findings: ResponseEncodable {
  var findings: [LayoutFinding]
}

extension HTTPFields {
  /// Whether `If-None-Match` names a tag, strong or weak: proxies that compress make it weak.
  fileprivate func match(_ tag: String) -> Bool {
    let tags = self[values: .ifNoneMatch].flatMap { $0.matches(of: /"([^"]*)"|\*/) }
    return tags.contains { $0.1.map { $0 == tag } ?? true }
  }
}
