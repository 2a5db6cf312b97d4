import HTTPTypes
public import Hummingbird
import LayoutTool

extension Router where Context == BasicRequestContext {
  /// Creates the router of a server of screens.
  ///
  /// - `GET /screens/NAME` is the pack of a screen, `GET /screens/NAME?app=APP` that for an app.
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
      if request.headers.match(pack.tag) {
        return Response(status: .notModified, headers: headers)
      }
      headers[.contentType] = "application/octet-stream"
      return Response(
        status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: pack.bytes))
      )
    }
    get("findings") { _, _ in await screens.findings() }
  }
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
