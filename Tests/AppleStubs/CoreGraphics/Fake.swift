// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Actions of tests on a context that draws nothing. None of these are CoreGraphics'.

extension CGContext {
  /// The context that views draw in.
  @MainActor public private(set) static var fakeCurrent: CGContext?

  /// Returns the paths that were filled while a function ran.
  @MainActor public static func fakeDrawing(
    _ draw: () -> Void
  ) -> [(color: CGColor?, parts: [String])] {
    let context = CGContext()
    fakeCurrent = context
    draw()
    fakeCurrent = nil
    return context.fakeFills
  }
}
