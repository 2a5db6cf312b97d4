import Foundation
import LayoutEngine

/// The texts of a `Localizable.strings`.
struct BundleTexts: TextLocalizing {
  let bundle: Bundle

  func words(for key: String, _ arguments: [TextArgument]) -> String? {
    let missing = "\u{0}"
    let words = bundle.localizedString(forKey: key, value: missing, table: nil)
    return words == missing ? nil : TextPattern(words).filled(with: arguments)
  }
}

func printFrames(_ screen: some LayoutDocument, in environment: LayoutEnvironment) {
  var tree = LayoutTree()
  tree.build(for: .width(390), environment: environment) { screen.build(into: &$0) }
  tree.solve(in: .width(390), environment: environment)
  for element in tree.elementsFromBack() {
    let frame = tree.frame(of: element)
    print(
      frame.x, frame.y, frame.width, frame.height, tree.text(of: element)?.content ?? "",
      separator: "\t")
  }
}

let settings = Settings(owner: "Ada", unread: 3, isQuiet: true)
print("in English")
printFrames(settings, in: LayoutEnvironment(scale: 2))

if let path = Bundle.module.path(forResource: "de", ofType: "lproj"),
  let bundle = Bundle(path: path)
{
  let german = TextLocalization(identifier: "de", table: BundleTexts(bundle: bundle))
  print("in German")
  printFrames(settings, in: LayoutEnvironment(scale: 2, localization: german))
}

// The values of a control's attributes have a type of the library.
let outlets = settings.layout(in: .width(390)).outlets
print("the switch is on:", outlets.toggle.attributes == LayoutcControls.Toggle(isOn: true))
print("welcome:", Welcome(name: "Ada").layout(in: .width(390)).size)
