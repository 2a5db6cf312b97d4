import ArgumentParser
import LayoutCompiler
import LayoutPackSigning

/// The files of packs and keys that a command line names; what is wrong with one ends the command.
enum PackKeyFile {
  /// Ends the command if this build can neither sign nor verify.
  static func requireSignatures() throws {
    guard !PrivatePackKey.isAvailable else { return }
    CommandOutput.complain(
      "this layoutc was built without signatures; those of releases have them, "
        + "and 'swift build --traits Signing' builds one")
    throw ExitCode(.usage)
  }

  static func contents(of path: String) throws -> [UInt8] {
    var reader = FileReader()
    do throws(FileError) {
      try reader.read(path)
    } catch {
      CommandOutput.complain("cannot read '\(path)': \(error.explanation)")
      throw ExitCode(.unreadable)
    }
    return reader.bytes
  }

  static func privateKey(_ path: String) throws -> PrivatePackKey {
    guard let key = PrivatePackKey(pem: try text(of: path)) else {
      CommandOutput.complain("'\(path)' is no private key of Ed25519 in PEM")
      throw ExitCode(.usage)
    }
    return key
  }

  static func publicKey(_ path: String) throws -> PackKey {
    guard let key = PackKey(pem: try text(of: path)) else {
      CommandOutput.complain("'\(path)' is no public key of Ed25519 in PEM")
      throw ExitCode(.usage)
    }
    return key
  }

  private static func text(of path: String) throws -> String {
    String(decoding: try contents(of: path), as: UTF8.self)
  }
}
