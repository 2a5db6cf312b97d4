import Foundation
import LayoutDiagnostics
import LayoutEngine
import LayoutInterpreter
import LayoutLanguages
import TestSupport
import Testing

@testable import LayoutCompiler

/// One of the whole screens in `Samples/screens`.
struct Screen: CustomTestStringConvertible, Sendable {
  /// The file's name without its endings.
  let name: String

  var testDescription: String { name }

  /// The path of the file.
  var path: String { PackageRoot.appending("\(Self.folder)/\(name).layout.xml").path() }

  /// The files of data: ordinary values, long ones, and almost none.
  var data: [String] {
    ["", "-long", "-empty"].map { "\(Self.folder)/data/\(name)\($0).json" }
  }

  static let folder = "Samples/screens"
  static let strings = "\(folder)/Texts.xcstrings"
  /// The languages of the catalog.
  static let languages = ["en", "de", "ar"]
  static let all = (SampleFolder.all.first { $0.path == folder }?.screens ?? []).map(Screen.init)
}

/// A device with its size, safe area and direction.
struct Device: CustomStringConvertible, Sendable {
  let width: Float
  let height: Float
  let safeArea: LayoutEdges
  var direction = WritingDirection.ltr

  var description: String { "\(Int(width)) × \(Int(height)) \(direction)" }

  /// A small and an ordinary phone, and a tablet in both orientations, each in both directions.
  static let all: [Device] = [
    Device(width: 320, height: 568, safeArea: .points(top: 20)),
    Device(width: 390, height: 844, safeArea: .points(top: 47, bottom: 34)),
    Device(width: 768, height: 1024, safeArea: .points(top: 24, bottom: 20)),
    Device(width: 1024, height: 768, safeArea: .points(top: 24, bottom: 20)),
  ].flatMap { device in
    var turned = device
    turned.direction = .rtl
    return [device, turned]
  }

  static let scale: Float = 2

  /// Returns the settings to solve a document for the device.
  func settings(_ localization: TextLocalization?) -> PreviewSettings {
    var settings = PreviewSettings()
    settings.horizontal = AxisOffer(minimum: width, maximum: width)
    settings.vertical = AxisOffer(minimum: height, maximum: height)
    settings.environment.scale = Self.scale
    settings.environment.direction = direction
    settings.environment.safeArea = safeArea
    settings.environment.localization = localization
    return settings
  }
}

extension Screen {
  /// A screen solved for one combination.
  struct Shot {
    /// The device, the language and the data.
    let place: String
    let layout: SolvedLayout
  }

  /// The texts of each language, read once for all screens.
  private static let words: [String: TextLocalization] = {
    let file = try? StringsFile.read(
      PackageRoot.appending(strings).path(), languages: languages
    ).file
    return languages.reduce(into: [:]) { words, language in
      guard let table = file?.table(for: language) else { return }
      words[language] = TextLocalization(
        identifier: language, table: table,
        formatting: LanguageFormatting(language) ?? PlainTextFormatting())
    }
  }()

  /// Solves the screen on every device, in every language and with all of its data, after checking
  /// it once.
  func shots() throws -> [Shot] {
    var checker = DocumentFrontEnd(sharing: ModuleLoader())
    let findings = try checker.check(path)
    #expect(findings == [])
    let source = SourceText(name: path, bytes: checker.text)
    let reader = PreviewValues(of: checker, path: path)
    let values = try data.map { file in
      let bytes = [UInt8](try Data(contentsOf: PackageRoot.appending(file)))
      let read = reader.read(bytes, in: source, isDark: false)
      #expect(read.findings == [])
      return try #require(read.values)
    }
    var interpreter = Interpreter()
    var shots: [Shot] = []
    for language in Self.languages {
      let localization = try #require(Self.words[language])
      for device in Device.all {
        for (file, values) in zip(data, values) {
          let settings = device.settings(localization)
          let layout = interpreter.solve(checker.document, in: settings, with: values)
          shots.append(
            Shot(place: "\(device) in \(language) with \(file)", layout: try #require(layout)))
        }
      }
    }
    return shots
  }
}
