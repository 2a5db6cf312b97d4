import Foundation
import LayoutInterpreter
import LayoutModel

/// Documents compiled into a program that prints the lines of ``ParityFrames`` for each of them,
/// and its outlets.
struct ParityProgram {
  let documents: [ParityDocument]
  let folder: URL

  private static let framesFile = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "ParityFrames.swift")

  /// Compiles and runs the program.
  ///
  /// Returns its output by document.
  func output(_ toolchain: ParityToolchain) throws -> [String: [String]] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files = [Self.framesFile.filePath]
    var imports: [String: String] = [:]
    for document in documents {
      files.append(try write(document.source, to: "\(document.name).swift"))
      imports.merge(document.imports) { known, _ in known }
    }
    for (name, source) in imports.sorted(by: { $0.key < $1.key }) {
      files.append(try write(source, to: "\(name).swift"))
    }
    let printers = documents.map(\.outletPrinters).reduce(into: [:]) { all, one in
      all.merge(one) { known, _ in known }
    }
    let printing = printers.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    files.append(try write("import LayoutEngine\n\n\(printing)", to: "outlets.swift"))
    files.append(try write(main, to: "main.swift"))
    let program = folder.appending(path: "program")
    try toolchain.compile(files, to: program, strictly: true)
    let lines = try toolchain.run(program, []).split(separator: "\n")
    var output: [String: [String]] = [:]
    var name = ""
    for line in lines {
      if line.hasPrefix("= ") {
        name = String(line.dropFirst(2))
        output[name] = []
      } else {
        output[name]?.append(String(line))
      }
    }
    return output
  }

  private func write(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.filePath
  }

  private var main: String {
    var text = """
      import LayoutEngine

      struct Setting: Sendable {
        var range: SizeRange
        var environment: LayoutEnvironment
        var metrics: any TextMeasuring

        init(
          _ bits: [UInt32], _ direction: WritingDirection, _ colorScheme: LayoutEnvironment.ColorScheme,
          _ metrics: some TextMeasuring
        ) {
          let numbers = bits.map { Float(bitPattern: $0) }
          range = SizeRange(
            min: LayoutSize(width: numbers[0], height: numbers[1]),
            max: LayoutSize(width: numbers[2], height: numbers[3]))
          environment = LayoutEnvironment(
            scale: numbers[4], direction: direction, textScale: numbers[5],
            safeArea: .points(
              top: numbers[6], left: numbers[7], bottom: numbers[8], right: numbers[9]),
            colorScheme: colorScheme)
          self.metrics = metrics
        }
      }

      func printOutlets(_ outlets: NoOutlets, _ path: String) {}

      func show<Document: LayoutDocument>(
        _ document: Document, _ own: Setting, hasComponents: Bool,
        _ printOutlets: (Document.Outlets, String) -> Void
      ) {
        for setting in [own] + Setting.common {
          var tree = LayoutTree()
          let result = document.layout(
            in: setting.range, environment: setting.environment, measurer: setting.metrics,
            reusing: &tree)
          print("size \\(result.size.width.bitPattern) \\(result.size.height.bitPattern)")
          for line in ParityFrames.lines(tree, hasComponents: hasComponents) { print(line) }
          printOutlets(result.outlets, "")
        }
      }

      extension Setting {
        static let common: [Setting] = [

      """
    for setting in ParitySetting.common { text += "    Setting(\(setting.swift)),\n" }
    text += "  ]\n}\n\n"
    // Each document has a function of its own, because the compiler takes long over a long one.
    for (number, document) in documents.enumerated() {
      let hasComponents = !document.tree.structure.isEmpty
      text += "func show\(number)() {\n  print(\"= \(document.name)\")\n"
      text += "  let own = Setting(\(ParitySetting.own(of: document).swift))\n"
      for instance in document.instances {
        text +=
          "  show(\(instance), own, hasComponents: \(hasComponents)) { printOutlets($0, $1) }\n"
      }
      text += "}\n\n"
    }
    for number in documents.indices { text += "show\(number)()\n" }
    return text
  }
}
