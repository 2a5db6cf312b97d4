import Testing

@testable import LayoutLive

/// The address of a server, as `layoutc preview` prints it.
struct LiveAddressTests {
  @Test(arguments: ["http://127.0.0.1:8080/0a1f/", "http://localhost:8080/0a1f"])
  func thePrintedAddressIsOne(text: String) throws {
    let address = try LiveAddress(text)
    #expect(address.port == 8080)
    #expect(address.token == "0a1f")
  }

  @Test(arguments: [
    ("", "it is not of the form 'http://127.0.0.1:8080/TOKEN/', which the command prints"),
    ("https://127.0.0.1:8080/0a/", "it is not of the form"),
    ("http://127.0.0.1:8080", "it is not of the form"),
    ("http://127.0.0.1:8080/0a/x", "it is not of the form"),
    ("http://example.org:8080/0a/", "'example.org' is not this machine, which is '127.0.0.1'"),
    ("http://127.0.0.1.example.org:80/0a/", "'127.0.0.1.example.org' is not this machine"),
    ("http://127.0.0.1/0a/", "it has no port"),
    ("http://127.0.0.1:0/0a/", "it has no port"),
    ("http://127.0.0.1:70000/0a/", "it has no port"),
    ("http://127.0.0.1:8080//", "its token is not one, which has hexadecimal digits"),
    ("http://127.0.0.1:8080/a b/", "its token is not one"),
    ("http://127.0.0.1:8080/0a\r\nX: y/", "its token is not one"),
  ])
  func otherTextsAreRefusedWithTheReason(text: String, reason: String) {
    let error = #expect(throws: LiveAddressError.self) { try LiveLayouts.connect(text) }
    #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
  }
}
