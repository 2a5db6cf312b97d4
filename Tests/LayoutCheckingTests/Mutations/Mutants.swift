import Foundation
import LayoutSchema
import SchemaExamples
import SeededRandom
import TestSupport

/// Documents that are nearly right, made from correct ones.
struct Mutants: Sequence {
  let seed: UInt64
  let count: Int

  /// The correct documents: fixtures, samples, and the least document of each row of the table.
  static let originals: [MutantTree] = {
    let files = (Fixture.all(.clean) + Fixture.samples).compactMap { try? $0.text }
    let rows = Schema.shared.attributes.dropFirst().flatMap { row in
      ExampleDocument.readers(of: row).prefix(2)
        .map { ExampleDocument.text(row, readBy: $0, value: row.example) }
    }
    let elements = Schema.shared.elements.filter(\.isAvailable).map { spec in
      switch spec.kind {
      case .layout: spec.example
      case .preview: "<layout>\(spec.example)<text/></layout>"
      default: "<layout>\(spec.example)</layout>"
      }
    }
    // Files are larger than the other documents, and deserve more mutants.
    let documents = Array(repeating: files, count: 8).flatMap { $0 } + rows + elements
    return documents.compactMap { MutantTree($0) }
  }()

  func makeIterator() -> Iterator {
    Iterator(generator: SeededGenerator(seed: seed), left: count)
  }

  struct Iterator: IteratorProtocol {
    fileprivate var generator: SeededGenerator
    fileprivate var left: Int

    mutating func next() -> String? {
      guard left > 0, var tree = Mutants.originals.randomElement(using: &generator) else {
        return nil
      }
      left -= 1
      // One slip shows its own finding; several show how findings affect each other.
      let slips = [1, 1, 1, 2, 3].randomElement(using: &generator) ?? 1
      for _ in 0..<slips {
        Mutation.allCases.randomElement(using: &generator)?.apply(to: &tree, using: &generator)
      }
      return tree.text
    }
  }
}
