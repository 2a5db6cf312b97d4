import Foundation

/// The commands of the package manager's last debug build, read from its manifest.
struct BuildPlan {
  private let lines: [Substring]

  /// A command that the manifest does not contain.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the manifest in the scratch folder `folder`, in which the tests were built.
  init(in folder: String) throws {
    let path = "\(folder)/debug.yaml"
    guard let manifest = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure(description: "there is no \(path)")
    }
    lines = manifest.split(separator: "\n")
  }

  /// Returns the command that compiles a module, and its sources.
  func compilation(of module: String) throws -> (command: [String], sources: [String]) {
    let command = try command { $0.hasPrefix("\"C.\(module)-") && $0.hasSuffix("debug.module\":") }
    guard let list = command.first(where: { $0.hasPrefix("@") && $0.hasSuffix("/sources") }),
      let sources = try? String(contentsOfFile: String(list.dropFirst()), encoding: .utf8)
    else { throw Failure(description: "the sources of \(module) are not listed") }
    return (Self.plain(command.filter { $0 != list }), sources.paths)
  }

  /// Returns the command that links a program or the tests, and its object files.
  func linking(_ product: String) throws -> (command: [String], objects: [String]) {
    let command = try command {
      $0.hasPrefix("\"C.\(product)-")
        && ($0.hasSuffix("debug.exe\":") || $0.hasSuffix("debug.test\":"))
    }
    guard let list = command.first(where: { $0.hasPrefix("@") && $0.hasSuffix(".LinkFileList") }),
      let objects = try? String(contentsOfFile: String(list.dropFirst()), encoding: .utf8),
      let output = command.firstIndex(of: "-o")
    else { throw Failure(description: "what \(product) is linked of is not listed") }
    var plain = command.filter { $0 != list && $0 != "-g" }
    plain.removeSubrange(output...output + 1)
    return (plain, objects.paths)
  }

  private func command(where isWanted: (Substring) -> Bool) throws -> [String] {
    let start = lines.firstIndex { isWanted($0.drop { $0 == " " }) }
    let prefix = "    args: "
    guard let start, let arguments = lines[start...].first(where: { $0.hasPrefix(prefix) }),
      let words = try? JSONDecoder().decode(
        [String].self, from: Data(arguments.dropFirst(prefix.count).utf8))
    else { throw Failure(description: "build the tests first: a command is missing") }
    return words
  }

  /// Returns the command as a compilation into one object, without options for later builds and
  /// with warnings suppressed.
  private static func plain(_ command: [String]) -> [String] {
    let dropped: Set<String> = [
      "-emit-dependencies", "-emit-module", "-incremental", "-enable-batch-mode",
      "-serialize-diagnostics", "-emit-objc-header", "-parseable-output", "-warnings-as-errors",
      "-g", "-Onone",
    ]
    let droppedWithValue: Set<String> = [
      "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path",
    ]
    var plain: [String] = []
    var rest = command[...]
    while let word = rest.popFirst() {
      if word == "-Xcc" || word == "-Xfrontend" {
        plain += [word] + [rest.popFirst()].compactMap { $0 }
      } else if droppedWithValue.contains(word) {
        _ = rest.popFirst()
      } else if !dropped.contains(word) && !word.hasPrefix("-j") {
        plain.append(word)
      }
    }
    // Optimised programs run in a fraction of the time.
    return plain + ["-O", "-whole-module-optimization", "-suppress-warnings"]
  }
}

extension String {
  /// The paths in a list of files, which are quoted if necessary.
  fileprivate var paths: [String] {
    split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
  }
}
