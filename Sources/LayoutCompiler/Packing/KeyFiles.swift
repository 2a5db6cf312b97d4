import LayoutDiagnostics

/// The files of a new pair of keys.
///
/// A private key in a repository is known to all who can read that. So none is written into a work
/// tree of git that would keep it.
package struct KeyFiles: Sendable {
  /// The paths begin with `prefix`.
  package let privatePath: String
  package let publicPath: String

  package init(prefix: String) {
    privatePath = prefix + ".private.pem"
    publicPath = prefix + ".public.pem"
  }

  /// Writes both files, of which only the user may read the private one.
  ///
  /// - Parameters:
  ///   - privateKey: The text of the private key.
  ///   - publicKey: The text of the public key.
  /// - Throws: The reason for which nothing is written.
  package func write(privateKey: String, publicKey: String) throws(KeyError) {
    for path in [privatePath, publicPath] where System.status(of: path) != nil {
      throw KeyError("'\(path)' is there already; nothing was written")
    }
    try requireIgnored()
    try write(privateKey, to: privatePath, mode: 0o600)
    do throws(KeyError) {
      try write(publicKey, to: publicPath, mode: 0o644)
    } catch {
      System.remove(privatePath)
      throw error
    }
  }

  private func write(_ text: String, to path: String, mode: UInt32) throws(KeyError) {
    do throws(SystemError) {
      let file = try FileDescriptor(making: path, mode: mode)
      do throws(SystemError) {
        try file.write(Array(text.utf8))
        try file.close()
      } catch {
        System.remove(path)
        throw error
      }
    } catch {
      throw KeyError("cannot write '\(path)': \(error.reason)")
    }
  }

  /// Throws if the private key would lie in a work tree of git that does not ignore it.
  private func requireIgnored() throws(KeyError) {
    let prefix = privatePath[..<privatePath.nameStart]
    let folder = prefix.isEmpty ? "." : String(prefix)
    guard System.entry(at: folder) == .folder else {
      throw KeyError("there is no folder '\(folder)'")
    }
    let real = System.target(of: folder)
    guard Self.isInWorkTree(real) else { return }
    // Variables that name another repository are left out.
    let words = [
      "env", "-u", "GIT_DIR", "-u", "GIT_WORK_TREE", "-u", "GIT_INDEX_FILE", "git", "-C", real,
      "check-ignore", "--quiet", "--", String(privatePath[privatePath.nameStart...]),
    ]
    if let result = try? System.run(words), result.status == 0 { return }
    throw KeyError(
      "'\(privatePath)' lies in a work tree of git, which does not ignore it; "
        + "a private key belongs outside of repositories")
  }

  private static func isInWorkTree(_ folder: String) -> Bool {
    var folder = folder[...]
    while true {
      if System.entry(at: "\(folder)/.git", followingLinks: false) != nil { return true }
      guard let slash = folder.lastIndex(of: "/") else { return false }
      folder = folder[..<slash]
    }
  }
}

/// The reason for which keys are not written.
package struct KeyError: Error, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
