import LayoutEngine
import LayoutInterpreter
import LayoutSchema
import TestSupport
import Testing

/// What whole screens promise on every device, in every language and with whatever they show.
struct ScreenTests {
  @Test(arguments: Screen.all)
  func nothingStandsOutOfWhatHoldsIt(_ screen: Screen) throws {
    var outside: [String] = []
    for shot in try screen.shots() {
      let screen = try #require(shot.layout.elements.first)
      outside += shot.layout.standingOut.map {
        "\(shot.layout.path(of: $0)) in \(screen.frame.size), \(shot.place)"
      }
    }
    #expect(outside == [])
  }

  @Test(arguments: Screen.all)
  func whatIsSeenHasRoom(_ screen: Screen) throws {
    var empty: [String] = []
    for shot in try screen.shots() {
      for (index, element) in shot.layout.elements.enumerated()
      where Self.seen.contains(element.kind) && !element.isGone
        && (element.frame.width <= 0 || element.frame.height <= 0)
      {
        empty.append("\(shot.layout.path(of: index)), \(shot.place)")
      }
    }
    #expect(empty == [])
  }

  @Test(arguments: Screen.languages)
  func everyTextHasWords(_ language: String) throws {
    let outcome = try BuiltCommand().run(
      ["check", "--fail-on", "note", "--strings", Screen.strings, "--language", language]
        + [Screen.folder])
    #expect((outcome.output + outcome.errors).hasPrefix("no findings in "))
    #expect(outcome.status == 0)
  }

  @Test func thereAreTwelve() {
    #expect(Screen.all.count == 12)
  }

  /// Elements that show something by themselves.
  private static let seen: Set<ElementKind> = [.image, .text]
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
