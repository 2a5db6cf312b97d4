import LayoutEngine
import LayoutInterpreter
import LayoutModel
package import LayoutPack
import MasonryLayout

/// Packs: each is refused with a place in it, or its documents are laid out.
package enum PackTarget {
  static func fault(_ bytes: [UInt8]) -> String? {
    // Without right check sums, nearly all inputs would be refused by their first bytes.
    fault(ofPack: bytes) ?? fault(ofPack: withRightSums(bytes)) ?? fault(ofPatch: bytes)
  }

  /// The old pack of patches, and one that a small change makes of it.
  package static let versions: [[UInt8]] = ["Hello", "Good day, \u{1F600}"].compactMap { text in
    let views = (1...40).map { "<view size=\"\($0)\"/>" }.joined()
    let document = "<stack direction=\"vertical\"><text>\(text)</text>\(views)</stack>"
    return pack(Array("<layout>\(document)</layout>".utf8))
  }

  /// The patch between the two.
  package static let patch = PackDifference.bytes(from: versions[0], to: versions[1])

  /// Returns the fault of one patch, with its check sum as it is and then with a right one.
  package static func fault(ofPatch bytes: [UInt8]) -> String? {
    for bytes in [bytes, withRightSum(ofPatch: bytes)] {
      let difference: PackDifference
      do throws(PackError) {
        difference = try PackDifference(bytes)
      } catch {
        guard (0...bytes.count).contains(error.offset) else {
          return "the error '\(error)' is not in the \(bytes.count) bytes"
        }
        continue
      }
      let new = difference.applied(to: versions[0])
      if let new, ContentHash(of: new) != difference.newHash { return "a patch makes another pack" }
    }
    return nil
  }

  /// Returns a patch with the length and the check sum that it has.
  package static func withRightSum(ofPatch bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 92 else { return bytes }
    var bytes = bytes
    let end = bytes.count - 4
    for index in 0..<4 { bytes[12 + index] = UInt8(truncatingIfNeeded: bytes.count >> (8 * index)) }
    let sum = sum(bytes[..<end])
    for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (8 * index)) }
    return bytes
  }

  /// Returns the fault of one pack as it is.
  package static func fault(ofPack bytes: [UInt8]) -> String? {
    let pack: LayoutPack
    do throws(PackError) {
      pack = try LayoutPack(bytes)
    } catch {
      return (0...bytes.count).contains(error.offset)
        ? nil : "the error '\(error)' is not in the \(bytes.count) bytes"
    }
    _ = pack.summary
    var room = 1 << 22
    for file in pack.files { _ = AppNeedFinder.ownNeeds(of: file.document, room: &room) }
    for document in pack.documents {
      let document = pack.files[document.file].document
      if let fault = fault(of: document) ?? faultOfUpdates(of: document) { return fault }
    }
    return nil
  }

  /// A document of a pack with values, as an app shows it.
  private struct Screen: LayoutDocument {
    let document: InterpretedDocument
    let values: [ConstantValue]

    func build(into root: inout Children<NoPlacement>) { document.build(values, into: &root) }
  }

  /// Returns the fault of a document that is updated to other values and back.
  private static func faultOfUpdates(of document: TypedDocument) -> String? {
    let interpreted = InterpretedDocument(
      document, registry: LayoutRegistry([MasonryLayout.self]))
    let records = DataRecords(document, isDark: false)
    let few = records.placeholders(for: document.structure.parameters)
    let many = records.ampleValues(for: document.structure.parameters)
    let range = SizeRange.width(320)
    var running = RunningLayout(Screen(document: interpreted, values: few), in: range)
    for values in [many, few] {
      let screen = Screen(document: interpreted, values: values)
      running.update(screen)
      guard running.result.frames == RunningLayout(screen, in: range).result.frames else {
        return "an update gives other frames than a new layout"
      }
    }
    return nil
  }

  private static func fault(of document: TypedDocument) -> String? {
    var interpreter = Interpreter(registry: LayoutRegistry([MasonryLayout.self]))
    interpreter.read(document)
    let parameters = document.structure.parameters
    for isDark in [false, true] {
      let values = DataRecords(document, isDark: isDark).placeholders(for: parameters)
      var settings = PreviewSettings()
      settings.horizontal = .exact(320)
      settings.environment.colorScheme = isDark ? .dark : .light
      guard let layout = interpreter.solve(in: settings, with: values) else { continue }
      for element in layout.elements {
        let frame = element.frame
        guard [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) else {
          return "\(element.name) is at \(frame)"
        }
      }
    }
    return nil
  }

  /// Returns the pack of a document; nil if it has errors.
  package static func pack(
    _ document: [UInt8], _ origin: LayoutPack.Origin = LayoutPack.Origin()
  ) -> [UInt8]? {
    pack(["Input": document], origin)
  }

  /// Returns a pack of documents by their names; nil if one has errors.
  package static func pack(
    _ documents: KeyValuePairs<String, [UInt8]>, _ origin: LayoutPack.Origin = LayoutPack.Origin()
  ) -> [UInt8]? {
    var writer = PackWriter(origin)
    for (name, document) in documents {
      let input = CheckedInput(document)
      guard !input.hasErrors, !input.typed.structure.isLibrary else { return nil }
      do throws(PackingError) {
        try writer.add(input.typed, named: name, path: "\(name).layout.xml")
      } catch {
        return nil
      }
    }
    return try? writer.bytes()
  }

  /// Returns a pack with the check sums that its sections and its header have, as far as it has
  /// any; written from `Grammar/pack.md` alone.
  package static func withRightSums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    guard bytes.count >= 20 else { return bytes }
    func word(_ place: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    func set(_ place: Int, _ sum: UInt32) {
      for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: sum >> (8 * index)) }
    }
    let end = 20 + 16 * word(16)
    guard end + 4 <= bytes.count else { return bytes }
    for row in stride(from: 20, to: end, by: 16) {
      let (offset, length) = (word(row + 4), word(row + 8))
      guard offset + length <= bytes.count else { continue }
      set(row + 12, sum(bytes[offset..<offset + length]))
    }
    set(end, sum(bytes[..<end]))
    return bytes
  }

  /// Returns the CRC-32 of bytes, one bit after another.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var rest = ~UInt32(0)
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? (rest >> 1) ^ 0xEDB8_8320 : rest >> 1 }
    }
    return ~rest
  }
}
