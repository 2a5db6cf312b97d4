import LayoutPango

/// The file formats of pictures.
package enum PictureFormat: String, CaseIterable, Sendable {
  case svg
  case png
  case pdf

  /// The format of a path's extension.
  package init?(path: String) {
    guard let format = Self.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") }) else {
      return nil
    }
    self = format
  }

  /// The reason why this build lacks the format; nil if it has it.
  package var absence: String? {
    switch self {
    case .svg: nil
    case .png, .pdf: Self.absenceOfPango
    }
  }

  static var absenceOfPango: String? {
    PangoSupport.measurer == nil
      ? "this layoutc was built without Pango: \(PangoSupport.howToGetIt)" : nil
  }
}
