import LayoutDiagnostics

/// The files of a commit, extracted for the lifetime of this object.
///
/// The whole repository is extracted, since documents may import files from anywhere in it.
final class Revision {
  private let root: String
  private let copy: String

  /// Extracts the files of a commit.
  ///
  /// - Parameters:
  ///   - name: The commit in git's notation: `HEAD~1`, a branch, a tag.
  ///   - path: A path in the repository.
  /// - Throws: The reason why the files cannot be extracted.
  init(_ name: String, of path: String) throws(RevisionFailure) {
    let absolute = FolderPath.absolute(path)
    let folder = System.entry(at: absolute) == .folder ? absolute : FolderPath.folder(of: absolute)
    root = try Self.output(
      of: ["git", "-C", folder, "rev-parse", "--show-toplevel"],
      "'\(path)' is in no repository of git")
    let commit = try Self.output(
      of: [
        "git", "-C", root, "rev-parse", "--verify", "--quiet", "--end-of-options",
        "\(name)^{commit}",
      ],
      "there is neither a file nor a commit '\(name)'")
    do throws(SystemError) {
      copy = try System.makeTemporaryFolder()
    } catch {
      throw RevisionFailure(
        reason: "no folder can be made for the files of '\(name)': \(error.reason)")
    }
    let archive = FolderPath.appending("files.tar", to: copy)
    let steps = [
      ["git", "-C", root, "archive", "--output", archive, commit],
      ["tar", "-xf", archive, "-C", copy],
    ]
    for step in steps {
      _ = try Self.output(of: step, "the files of '\(name)' cannot be brought out")
    }
  }

  deinit { _ = try? System.run(["rm", "-rf", copy]) }

  /// Returns the path of a file's old version, which may not exist; nil for a file outside the
  /// repository.
  func path(of file: String) -> String? {
    let file = FolderPath.absolute(file)
    // Git reports the repository's path without links. A file that is itself a link is part of the
    // commit.
    let folder = System.target(of: FolderPath.folder(of: file))
    let place = FolderPath.relative(folder, to: root)
    guard place.pathParts.first != ".." else { return nil }
    let name = FolderPath.relative(file, to: FolderPath.folder(of: file))
    let then = place.isEmpty ? copy : FolderPath.appending(place, to: copy)
    return FolderPath.appending(name, to: then)
  }

  /// Returns the first line of a program's output.
  private static func output(of words: [String], _ failure: String) throws(RevisionFailure)
    -> String
  {
    guard let done = try? System.run(words), done.status == 0 else {
      throw RevisionFailure(reason: failure)
    }
    return String(
      decoding: done.output.split(separator: UInt8(ascii: "\n")).first ?? [], as: UTF8.self)
  }
}

/// The reason why the files of a commit are not available, in words for people.
package struct RevisionFailure: Error {
  package var reason: String
}
