import Foundation
import LayoutModel
import LayoutSchema
import Testing

/// Requirements on the samples' documents.
struct SampleDocumentTests {
  @Test(arguments: Sample.all)
  func theSampleIsClean(_ sample: Sample) throws {
    #expect(try CheckedSample(sample).findings == "")
  }

  @Test(arguments: Sample.all)
  func theSampleHoldsInSeveralPreviews(_ sample: Sample) throws {
    let checked = try CheckedSample(sample)
    #expect(checked.document.previews.count >= 2)
  }

  @Test(arguments: Sample.all)
  func theReadmeHasAnEntry(_ sample: Sample) throws {
    let text = try String(contentsOf: Sample.folder.appending(path: "README.md"), encoding: .utf8)
    #expect(text.contains("\n| [\(sample.name)](\(sample.name).layout.xml) | "))
  }

  @Test func everyElementIsUsedSomewhere() throws {
    let used = try Sample.all.reduce(into: Set<ElementKind>()) { kinds, sample in
      kinds.formUnion(try CheckedSample(sample).kinds)
    }
    let available = ElementKind.allCases.filter {
      Schema.shared.spec(for: $0).isAvailable && Schema.shared.spec(for: $0).family != .structure
    }
    #expect(available.filter { !used.contains($0) }.map(\.name) == [])
  }

  @Test func thereAreAtLeastTen() {
    #expect(Sample.all.count >= 10)
  }
}
