/// The content of one page in any format: a picture, or several on a sheet.
package struct RenderedPage: Sendable {
  package enum Content: Sendable {
    case picture(Picture, [FrameChange])
    case sheet(ContactSheet)
  }

  package var content: Content
  package var title: String
  package var overlays: Set<Overlay>
  /// The number of pixels per point, for formats with pixels.
  package var scale: Float

  package init(_ content: Content, title: String, overlays: Set<Overlay>, scale: Float) {
    self.content = content
    self.title = title
    self.overlays = overlays
    self.scale = scale
  }

  /// The page as an SVG file.
  package var svg: String {
    switch content {
    case .picture(let picture, let changes):
      SVG.file(picture, title: title, overlays: overlays, changes: changes)
    case .sheet(let sheet): SVG.file(sheet, overlays: overlays)
    }
  }
}

/// A drawn file, or the reason why it could not be drawn.
package enum DrawingResult: Sendable, Equatable {
  case drawn([UInt8])
  /// The reason, as the end of a sentence.
  case failed(String)
}
