import LayoutEngine
import LayoutInterpreter
import LayoutSchema
import TestSupport
import Testing

/// Requirements on whole screens, on every device, in every language and with all data.
struct ScreenTests {
  /// No element overflows its parent, and no visible element has an empty frame.
  @Test(arguments: Screen.all)
  func everythingHasItsPlace(_ screen: Screen) throws {
    var wrong: [String] = []
    for shot in try screen.shots() {
      let layout = shot.layout
      wrong += layout.standingOut.map { "stands out: \(layout.path(of: $0)), \(shot.place)" }
      wrong += layout.withoutSize.map { "has no size: \(layout.path(of: $0)), \(shot.place)" }
    }
    #expect(wrong == [])
  }

  @Test(arguments: Screen.languages)
  func everyTextHasWords(_ language: String) throws {
    let outcome = try BuiltCommand().run(
      ["check", "--fail-on", "note", "--strings", Screen.strings, "--language", language]
        + [Screen.folder])
    #expect((outcome.output + outcome.errors).hasPrefix("no findings in "))
    #expect(outcome.status == 0)
  }

  @Test func theCatalogHasTheirKeysAndNoOthers() throws {
    let outcome = try BuiltCommand().run(
      ["texts", Screen.folder, "--strings", Screen.strings, "--check"])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test func thereAreTwelve() {
    #expect(Screen.all.count == 12)
  }
}

/// The children that may overflow an element, because of the element's purpose.
private enum Reach {
  case all
  case last

  static let intended: [ElementKind: Reach] = [
    // Scrolled content is larger than its viewport.
    .scroll: .all,
    .clip: .all,
    // Each child is placed at its own position.
    .absolute: .all,
    // The second child is centered on a corner of the first.
    .corner: .last,
  ]
}

extension SolvedLayout {
  /// The elements that overflow their parent by more than a pixel, though they should not.
  fileprivate var standingOut: [Int] {
    let pixel = 1 / Device.scale
    var result: [Int] = []
    var parents: [Int] = []
    for (index, element) in elements.enumerated() {
      parents.removeSubrange(element.depth...)
      defer { parents.append(index) }
      guard let parent = parents.last.map({ elements[$0] }), !element.isGone else { continue }
      switch Reach.intended[parent.kind] {
      case .all: continue
      case .last where element.end == parent.end: continue
      case .last, nil: break
      }
      let frame = element.frame
      let beyond = max(
        -frame.x, -frame.y, frame.x + frame.width - parent.frame.width,
        frame.y + frame.height - parent.frame.height)
      if beyond > pixel + 0.01 { result.append(index) }
    }
    return result
  }

  /// The texts and images with an empty frame.
  fileprivate var withoutSize: [Int] {
    elements.indices.filter { index in
      let element = elements[index]
      guard element.kind == .text || element.kind == .image, !element.isGone else { return false }
      return element.frame.width <= 0 || element.frame.height <= 0
    }
  }

  /// Returns the path of an element from the root, with its frame.
  fileprivate func path(of index: Int) -> String {
    var names: [String] = []
    var depth = elements[index].depth + 1
    for element in elements[...index].reversed() where element.depth < depth {
      depth = element.depth
      names.append(element.id.map { "#\($0)" } ?? element.component ?? element.name)
    }
    return names.reversed().joined(separator: "/") + " \(elements[index].frame)"
  }
}
