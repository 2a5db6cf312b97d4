import Foundation
import LayoutCompiler
import LayoutEngine
import TestSupport

/// A `layoutc preview --live` in this process, until it is released.
final class LiveServer: Sendable {
  let address: String
  private let task: Task<Void, Never>

  init(_ folder: TemporaryFolder) async {
    var content = PreviewSite.Content([folder.url.path()], registry: LayoutRegistry())
    content.isLive = true
    let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
    task = Task.detached { [content] in
      guard let server = try? PreviewServer(content, port: 0) else {
        continuation.finish()
        return
      }
      continuation.yield(server.address)
      await server.run()
    }
    address = await addresses.first { _ in true } ?? ""
  }

  deinit { task.cancel() }

  func end() async {
    task.cancel()
    await task.value
  }
}
