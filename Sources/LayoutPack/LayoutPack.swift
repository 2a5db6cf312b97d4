package import LayoutModel

/// Documents that are loaded at run time, with all files whose components and elements they use.
///
/// A pack holds typed trees without errors. Previews, tests and the text of the files are left out.
package struct LayoutPack: Sendable {
  /// A document that the app may show.
  package struct Document: Sendable, Equatable {
    /// The name of the document's type, by which the app asks for it.
    package var name: String
    /// The index of the document in ``LayoutPack/files``.
    package var file: Int

    package init(name: String, file: Int) {
      self.name = name
      self.file = file
    }
  }

  /// A strings file: its name, which tells its format, and its bytes.
  package struct Catalog: Sendable, Equatable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The name and the number of a pack, and the app that it is made for.
  package struct Origin: Sendable, Equatable {
    /// The name by which an app tells one of its packs from another; empty without one.
    package var name: String
    /// The number, which is greater in newer packs of a name; 0 without one.
    package var number: Int
    /// The hash of the catalogue that the pack was compared with; nil without one.
    package var catalogue: ContentHash?

    package init(name: String = "", number: Int = 0, catalogue: ContentHash? = nil) {
      self.name = name
      self.number = number
      self.catalogue = catalogue
    }
  }

  /// The signature of a pack, which nobody has compared with its bytes yet.
  package struct Signature: Sendable, Equatable {
    /// The public key of the signer, 32 bytes.
    package var publicKey: [UInt8]
    /// The Ed25519 signature, 64 bytes, of all bytes of the pack before it.
    package var bytes: [UInt8]

    /// Creates the signature at the end of a pack; nil if there is none.
    package init?(endOf pack: [UInt8]) {
      let place = pack.count - PackFormat.signatureSize
      let magic = PackFormat.signatureMagic
      guard place >= 0, pack[place...].starts(with: magic) else { return nil }
      let key = place + magic.count
      publicKey = Array(pack[key..<key + 32])
      bytes = Array(pack[(key + 32)...])
    }
  }

  /// The row of a section in the table at the start of the pack.
  package struct SectionRow: Sendable, Equatable {
    /// The four letters of its kind.
    package var kind: String
    package var offset: Int
    package var length: Int
  }

  /// The version of the pack's format, as in `1.1`.
  package internal(set) var version = ""
  /// The files, each behind those that it imports.
  package internal(set) var files: [Module] = []
  package internal(set) var documents: [Document] = []
  package internal(set) var catalogs: [Catalog] = []
  package internal(set) var origin = Origin()
  package internal(set) var signature: Signature?
  package internal(set) var sections: [SectionRow] = []
}
