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

  /// The row of a section in the table at the start of the pack.
  package struct SectionRow: Sendable, Equatable {
    /// The four letters of its kind.
    package var kind: String
    package var offset: Int
    package var length: Int
  }

  /// The files, each behind those that it imports.
  package internal(set) var files: [Module] = []
  package internal(set) var documents: [Document] = []
  package internal(set) var catalogs: [Catalog] = []
  package internal(set) var sections: [SectionRow] = []
}
