import LayoutEngine
import LayoutInterpreter
import LayoutSchema
import TestSupport
import Testing

/// What whole screens promise on every device, in every language and with whatever they show.
struct ScreenTests {
  /// Nothing reaches beyond what holds it, and nothing that is seen is without a size.
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

/// Which children of an element may reach beyond it, because that is what it is for.
private enum Reach {
  case all
  case last

  static let intended: [ElementKind: Reach] = [
    // What is scrolled is larger than what shows it.
    .scroll: .all,
    .clip: .all,
    // Each stands where its position says.
    .absolute: .all,
    // The second is centered on a corner of the first.
    .corner: .last,
  ]
}

extension SolvedLayout {
  /// The elements that reach beyond the one around them by more than a pixel, and shall not.
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

  /// The elements that show something by themselves, and have no room for it.
  fileprivate var withoutSize: [Int] {
    elements.indices.filter { index in
      let element = elements[index]
      guard element.kind == .text || element.kind == .image, !element.isGone else { return false }
      return element.frame.width <= 0 || element.frame.height <= 0
    }
  }

  /// An element with those around it, and its frame.
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
