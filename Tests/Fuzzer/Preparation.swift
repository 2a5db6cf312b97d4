import Foundation
import FuzzTargets

/// Files for the script around the fuzzers.
enum Preparation {
  /// Writes a folder of seeds and a dictionary for each target.
  static func write(to folder: URL) throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    for target in FuzzTarget.allCases {
      let own = folder.appending(path: target.rawValue)
      let seeds = own.appending(path: "seeds")
      try? FileManager.default.removeItem(at: seeds)
      try FileManager.default.createDirectory(at: seeds, withIntermediateDirectories: true)
      for (index, seed) in target.seeds(root: root).enumerated() {
        try Data(seed).write(to: seeds.appending(path: "\(index)"))
      }
      try Data(target.dictionary.utf8).write(to: own.appending(path: "words.dict"))
    }
  }

  /// Writes the Swift of the inputs in some folders, a file for each source.
  static func writeSources(of folders: [URL], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var number = 0
    for inputs in folders {
      for name in try FileManager.default.contentsOfDirectory(atPath: inputs.path()).sorted() {
        let input = try Data(contentsOf: inputs.appending(path: name))
        for source in FuzzTarget.sources(Array(input)) {
          number += 1
          try Data(source.utf8).write(to: folder.appending(path: "Source\(number).swift"))
        }
      }
    }
  }
}
