import Foundation
import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutXML
import TestSupport
import Testing

@testable import LayoutCompiler

/// Every handle of every element of the samples, dragged.
struct GestureSweepTests {
  private static let samples: [String] = {
    let root = PackageRoot.appending("Samples").path(percentEncoded: false)
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".layout.xml") }.sorted().map { "\(root)/\($0)" }
  }()

  /// The handles of a short run, each of which takes a few solves.
  private static let stride = TestLength.isWhole ? 5 : 53

  @Test(arguments: ["ltr", "rtl"])
  func aGestureChangesOneThingOrIsRefused(_ direction: String) throws {
    var counts = (made: 0, told: 0, refused: 0)
    var number = direction == "rtl" ? Self.stride / 2 : 0
    for path in Self.samples {
      var session = PreviewSession(registry: LayoutRegistry(), pictures: PictureFolders(nil))
      session.takesEdits = true
      var query = try #require(
        PreviewQuery(
          Array(#"{"document": "\#(path)", "direction": "\#(direction)"}"#.utf8)))
      guard let solved = session.solved(query, explaining: 0) else { continue }
      for element in solved.document.layout.elements.indices {
        for handle in solved.document.handles(of: element) {
          number += 1
          guard number.isMultiple(of: Self.stride) else { continue }
          query.element = element
          let value = Self.value(for: handle)
          let trial = "\(path.split(separator: "/").last ?? "") \(element) \(handle.name) \(value)"
          switch session.outcome(of: Gesture(handle: handle.name, value: value), at: query) {
          case .refused(let sentence):
            counts.refused += 1
            #expect(!sentence.isEmpty && sentence.last != ".", "\(trial)")
            if handle.refusal == nil { Issue.record("\(trial): refused: \(sentence)") }
          case .change(let old, let new, let told):
            counts.made += 1
            if told != nil { counts.told += 1 }
            #expect(handle.refusal == nil && told != "", "\(trial)")
            Self.compare(old, new, handle, trial)
            Self.check(old, new, value, told, handle, session, query, trial)
          }
        }
      }
    }
    print("\(direction): \(counts)")
    #expect(counts.made > counts.refused / 4 && counts.told < counts.made)
  }

  private static func value(for handle: GestureHandle) -> Float {
    switch handle.kind {
    case .length: (handle.value + 13).rounded()
    case .inset, .spacing: (handle.value + 5).rounded()
    case .grow: handle.value == 0 ? 1 : 0
    case .order: Float(handle.places.first?.index ?? 0)
    }
  }

  /// Nothing but one attribute changes, or the order of tags.
  private static func compare(
    _ old: [UInt8], _ new: [UInt8], _ handle: GestureHandle, _ trial: String
  ) {
    let words = [old, new].map { text in
      String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).sorted()
    }
    if handle.kind == .order {
      #expect(words[0] == words[1], "\(trial)")
      return
    }
    let (before, after) = (tags(of: old), tags(of: new))
    #expect(before.count == after.count, "\(trial)")
    let changed = zip(before, after).filter { $0 != $1 }
    #expect(changed.count <= 1, "\(trial)")
    for (one, other) in changed {
      let gone = one.filter { !other.contains($0) }
      let added = other.filter { !one.contains($0) }
      #expect(gone.count <= 1 && added.count == 1, "\(trial): \(one) \(other)")
    }
  }

  /// Returns each tag of a text as its name and its attributes.
  private static func tags(of text: [UInt8]) -> [[String]] {
    var parser = MarkupParser()
    parser.parse(text.span)
    let markup = parser.document
    return markup.nodes.filter { $0.kind == .element }.map { node in
      [markup.text(in: node.nameRange)]
        + node.attributeIndices.map { markup.text(in: markup.attributes[$0].range) }
    }
  }

  /// Other findings of the new text are told, and its frame is where it was dropped unless a reason
  /// is told.
  private static func check(
    _ old: [UInt8], _ new: [UInt8], _ value: Float, _ told: String?, _ handle: GestureHandle,
    _ session: PreviewSession, _ query: PreviewQuery, _ trial: String
  ) {
    let findings = [old, new].map { text in
      var checker = DocumentFrontEnd(sharing: ModuleLoader())
      return checker.check(text, insteadOf: query.document)
    }
    for finding in findings[1] where !findings[0].contains(where: { $0.message == finding.message })
    {
      #expect(told?.contains(finding.message) == true, "\(trial): \(finding.message)")
    }
    var session = session
    session.files.open(new, at: query.document)
    guard let solved = session.solved(query, explaining: 0) else {
      Issue.record("\(trial): the new text has an error")
      return
    }
    guard told == nil, case .length(let axis) = handle.kind else { return }
    let frame = solved.document.placed.frames[handle.element]
    let length = axis == .horizontal ? frame.width : frame.height
    #expect(abs(length - value) < 0.6, "\(trial): \(length)")
  }
}
