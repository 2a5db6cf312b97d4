import LayoutEngine
import LayoutInterpreter
import LayoutModel
import LayoutSchema
import TestSupport
import Testing

/// The frames of all elements in the samples.
struct SampleFrameTests {
  @Test(arguments: Sample.all)
  func framesAreAsRecorded(_ sample: Sample) throws {
    let document = try CheckedSample(sample).document
    let name = DocumentName.of(document, path: sample.file)
    let trees = try SolvedPreview.all(of: document).map { preview in
      "\(preview.name)\n\n"
        + FrameTree.text(file: sample.file, name: name, preview.layout, inColor: false)
    }
    try SnapshotFolder().expect(trees.joined(separator: "\n\n"), named: sample.name + ".txt")
  }

  @Test func everyRecordIsOfASample() throws {
    try SnapshotFolder().expectNothing(
      but: Sample.all.map { $0.name + ".txt" } + SampleFolder.all.map(\.name))
  }

  @Test(arguments: Sample.all)
  func whatIsSeenHasASize(_ sample: Sample) throws {
    for preview in try SolvedPreview.all(of: CheckedSample(sample).document) {
      let empty = preview.layout.elements.filter { element in
        Self.seen.contains(element.kind) && !element.isGone
          && (element.frame.width <= 0 || element.frame.height <= 0)
      }
      let places = empty.map { "\($0.kind.name) \($0.id ?? "") in '\(preview.name)'" }
      #expect(places == [])
    }
  }

  @Test(arguments: Sample.all)
  func nothingStandsOutAtTheSides(_ sample: Sample) throws {
    for preview in try SolvedPreview.all(of: CheckedSample(sample).document) {
      let width = preview.layout.size.width
      let outside = preview.layout.elementsInRoot.filter {
        $0.left < -Self.rounding || $0.right > width + Self.rounding
      }
      let places = outside.map { "\($0.element.kind.name) \($0.element.id ?? "")" }
      #expect(places == [], "in '\(preview.name)'")
    }
  }

  /// The largest accepted rounding error of single-precision sums, in points, far below a pixel.
  private static let rounding: Float = 0.01

  /// Elements that show something; in the samples, a `view` always does.
  private static let seen: Set<ElementKind> = [.image, .text, .view]
}

extension SolvedLayout {
  /// The left and right edges of every element outside scrolled content, in the root's coordinates.
  fileprivate var elementsInRoot: [(element: SolvedElement, left: Float, right: Float)] {
    var result: [(element: SolvedElement, left: Float, right: Float)] = []
    var origins: [Float] = []
    var end = 0
    for (index, element) in elements.enumerated() {
      origins.removeSubrange(element.depth...)
      let left = (origins.last ?? 0) + element.frame.x
      origins.append(left)
      guard index >= end, !element.isGone else { continue }
      result.append((element, left, left + element.frame.width))
      if element.kind == .scroll { end = element.end }
    }
    return result
  }
}
