import LayoutGrammar

/// The files of a new project: a first document, the data of its preview, and the grammar for
/// completion and checking in editors.
package struct FirstDocument: Sendable {
  /// A file and its purpose.
  package struct Part: Sendable {
    package var file: OutputFile
    package var purpose: String
  }

  /// The folder as it was named.
  package let folder: String
  package let parts: [Part]

  package init(in folder: String) {
    self.folder = folder
    let grammar = Grammar.files(with: []).first { $0.path == Self.grammarName }
    parts = [
      ("welcome.layout.xml", Self.document, "a first document"),
      ("welcome.json", Self.data, "the data that its preview shows"),
      ("Editor/\(Self.grammarName)", grammar?.text ?? "", "the language, for editors"),
      (".vscode/settings.json", Self.settings, "where Visual Studio Code finds it"),
      (".vscode/extensions.json", Self.extensions, "what reads it there"),
    ].map { name, text, purpose in
      Part(file: OutputFile(path: Self.path(of: name, in: folder), text: text), purpose: purpose)
    }
  }

  /// The path of the first file that already exists, if any.
  ///
  /// No file may be written then.
  package var obstacle: String? {
    parts.map(\.file.path).first { System.status(of: $0) != nil }
  }

  private static func path(of name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static let grammarName = "layout.rng"

  private static let document = """
    <?xml-model href="Editor/layout.rng" schematypens="http://relaxng.org/ns/structure/1.0"?>
    <layout name="Welcome">
      <!-- What the app says: properties of the Swift type Welcome. -->
      <param name="name" type="String"/>
      <param name="unread" type="Integer" default="0"/>

      <!-- What the tools show it in; the app knows nothing of it. -->
      <preview name="phone" width="390" scale="3" data="welcome.json"/>

      <stack direction="vertical" spacing="4" alignItems="start" padding="16">
        <text id="greeting" textStyle="title">Hello, {name}</text>
        <if test="{unread > 0}">
          <text id="unread" color="#6B7280">{unread} unread</text>
        </if>
      </stack>
    </layout>

    """

  private static let data = """
    { "name": "Ada", "unread": 3 }

    """

  private static let settings = """
    {
      "xml.fileAssociations": [
        {
          "pattern": "**/*.layout.xml",
          "systemId": "${workspaceFolder}/Editor/layout.rng"
        }
      ]
    }

    """

  private static let extensions = """
    {
      "recommendations": ["redhat.vscode-xml"]
    }

    """
}
