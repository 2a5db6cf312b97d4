import Foundation
import LayoutCompiler
import TestSupport
import Testing

/// `layoutc explain-size` prints how the size of an element came about.
struct ExplainSizeCommandTests {
  private let folder: TemporaryFolder
  private let command: BuiltCommand

  init() throws {
    folder = try TemporaryFolder()
    command = BuiltCommand(in: folder.url)
  }

  private func told(_ body: String, _ element: String, _ options: String...) throws -> String {
    try folder.write("<layout name=\"A\">\(body)</layout>", to: "a.layout.xml")
    let outcome = try command.run(["explain-size", "a.layout.xml", element, "--quiet"] + options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func theChainGoesFromTheRootToTheElement() throws {
    let text = try told(
      """
      <inset insets="10"><stack direction="horizontal"><text flexShrink="1">The quick brown fox</text>\
      <view id="end" width="25%" height="20" flexGrow="1"/></stack></inset>
      """, "end", "--width", "200")
    #expect(
      try command.run(["explain-size", "a.layout.xml", "#end", "--width", "200"]).output == text)
    #expect(
      text == """
        inset  200 × 61  a.layout.xml
          width   solved for exactly 200: so it is 200
          height  solved for any: 61, what it holds needs it
        stack  180 × 41
          width   offered exactly 180, what the inset leaves: so it is 180
          height  offered any, what the inset leaves: 41, what it holds needs it
        view #end  45 × 20
          width   offered exactly 45, along the stack with flexGrow 1, it says width 25% of 180, 45: so it is 45
          height  offered exactly 20, it says height 20: so it is 20

        """)
  }

  /// For a container that distributes lengths, the explanation names the factor of each share.
  @Test(arguments: [
    (
      #"<flex><view id="a" flex="1"/></flex>"#,
      "the flexbox decides, by flex 1: so it is 100"
    ),
    (
      #"<linear orientation="horizontal"><view id="a" weight="2"/><view weight="2"/></linear>"#,
      "a share of the room by weight 2: so it is 50"
    ),
    (
      #"<layers><view id="a" width="30"/></layers>"#,
      "it says 30 points: so it is 30"
    ),
    (
      #"<flow><view id="a" width="match"/></flow>"#,
      "it matches the room there is: so it is 100"
    ),
    (
      #"<linear orientation="vertical"><view id="a" width="wrap" height="1"/></linear>"#,
      "it wraps what it holds: 0, nothing is in it"
    ),
    (
      #"<inset insets="9"><view id="a"/></inset>"#,
      "offered exactly 82, what the inset leaves: so it is 82"
    ),
    (
      #"<ratio ratio="2"><view id="a"/></ratio>"#,
      "in the proportion of the ratio: so it is 100"
    ),
    (
      #"<stack direction="horizontal"><view id="a" flexBasis="30" flexShrink="2"/></stack>"#,
      "along the stack with flexBasis 30, flexShrink 2: so it is 30"
    ),
    (
      #"<stack direction="vertical"><view id="a" width="30"/></stack>"#,
      "offered exactly 30, it says width 30: so it is 30"
    ),
    (
      #"<center><image id="a" source="asset:A" intrinsicSize="40 20"/></center>"#,
      "the picture's own size"
    ),
    (
      #"<scroll axis="horizontal"><view id="a" width="300"/></scroll>"#,
      "the scroll sets no limit along its axis, it says width 300: so it is 300"
    ),
    (
      #"<overlay><view height="20"/><view id="a"/></overlay>"#,
      "as large as what it lies on or behind: so it is 100"
    ),
    (
      #"<text id="a" maxLines="1">The quick brown fox jumps</text>"#,
      "so it is 100"
    ),
    (
      #"<center><text id="a" maxLines="1">The quick brown fox jumps</text></center>"#,
      "as wide as its longest line, and words are left out"
    ),
    (
      #"<stack direction="vertical" alignItems="start"><view id="a" width="50%"/></stack>"#,
      "it says width 50% of 100, 50: so it is 50"
    ),
  ])
  func whoDecidesIsTold(body: String, words: String) throws {
    let text = try told(body, "#a", "--width", "100")
    let width = text.split(separator: "\n").last { $0.hasPrefix("  width") } ?? ""
    #expect(width.contains(words), "\(text)")
  }

  @Test func programsAreToldTheSame() throws {
    let text = try told(
      #"<wrapper><view id="a" height="5"/></wrapper>"#, "#a", "--width", "9", "--format", "json")
    #expect(
      text == """
        {"file":"a.layout.xml","layout":"A","element":"#a","steps":[\
        {"element":"wrapper","frame":[0,0,9,5],"width":{"least":9,"most":9,"percentsOf":9,"outcome":"so it is 9"},\
        "height":{"least":0,"outcome":"5, what it holds needs it"}},\
        {"element":"view","id":"a","frame":[0,0,9,5],"width":{"least":9,"most":9,"percentsOf":9,"outcome":"so it is 9"},\
        "height":{"least":0,"byItself":"height 5","outcome":"so it is 5"}}]}

        """)
  }

  @Test func anElementThatIsNotThereIsSaid() throws {
    try folder.write(#"<layout><view id="title"/></layout>"#, to: "a.layout.xml")
    let outcome = try command.run(["explain-size", "a.layout.xml", "#titel"])
    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: 'a.layout.xml' has no '#titel'; did you mean '#title'?\n")
    #expect(try command.run(["explain-size", "none.layout.xml", "#a"]).status == 3)
  }

  /// The explained limits are true: each element of every sample is as large as its limits allow.
  @Test func everyElementKeepsToItsOffer() throws {
    let samples = PackageRoot.appending("Samples").path()
    for name in ["view", "text", "stack", "image", "inset", "center"] {
      for file in TestLength.sample(FileFinder([samples]).files, every: 5) {
        let outcome = try command.run([
          "explain-size", file, name, "--format", "json", "--quiet", "--preview", "all",
        ])
        guard outcome.status == 0 else { continue }
        for line in outcome.output.split(separator: "\n") {
          let object = try #require(
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
          let steps = try #require(object["steps"] as? [[String: Any]])
          let step = try #require(steps.last)
          let frame = try #require(step["frame"] as? [Double])
          for (axis, length) in [("width", frame[2]), ("height", frame[3])] {
            let told = try #require(step[axis] as? [String: Any])
            if told["outcome"] as? String == "gone" { continue }
            if let least = told["least"] as? Double { #expect(length >= least - 1.01, "\(line)") }
            if let most = told["most"] as? Double { #expect(length <= most + 1.01, "\(line)") }
          }
        }
      }
    }
  }
}
