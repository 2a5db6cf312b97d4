import LayoutPango

/// What pictures are written as.
package enum PictureFormat: String, CaseIterable, Sendable {
  case svg
  case png
  case pdf

  /// The one that the ending of a path stands for.
  package init?(path: String) {
    guard let format = Self.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") }) else {
      return nil
    }
    self = format
  }

  /// Why it cannot be had here; nil where it can.
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
