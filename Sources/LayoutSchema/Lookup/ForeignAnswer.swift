/// What is written here where another system has a word of its own.
///
/// Rows are written as markup without its quotes, several answers parted by bars; the first one that
/// is legal where the word stands counts:
///
/// | written                        | meaning                                              |
/// |--------------------------------|------------------------------------------------------|
/// | `direction`                    | an attribute of that name with the same value         |
/// | `^padding`                     | the same, but only where the parent reads it          |
/// | `fontWeight=bold`              | these attributes in its place; `$` is the value       |
/// | `<inset insets=$>`             | the element in another one                           |
/// | `=> elseIf test=$`             | another element with these attributes                |
/// | `-`                            | nothing                                              |
package enum ForeignAnswer: Equatable, Sendable {
  case rename(AttributeName, onlyPlaced: Bool)
  case settings([Setting])
  case wrap(Tag)
  case become(Tag)
  case nothing

  /// An attribute with its value; in the value `$` stands for what was written.
  package struct Setting: Equatable, Sendable {
    package var name: AttributeName
    package var value: String

    package init(name: AttributeName, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// An element with its attributes.
  package struct Tag: Equatable, Sendable {
    package var kind: ElementKind
    package var settings: [Setting]

    package init(kind: ElementKind, settings: [Setting] = []) {
      self.kind = kind
      self.settings = settings
    }
  }
}

/// What an element of another system is here.
package enum ForeignElement: Equatable, Sendable {
  /// One element, or several, the outer first; what the other one held stands in the last.
  case tags([ForeignAnswer.Tag])
  /// Nothing: what it held stands without it.
  case children
  /// Attributes of the one element in it.
  case child([ForeignAnswer.Setting])
  /// A view that the host makes, called like the other element.
  case view
  /// There is no such thing; a sentence in lower case, without a full stop, says what there is.
  case advice(String)
}

extension ForeignAnswer {
  /// The answers of a row, or nil where one of them cannot be read.
  static func all(_ text: String) -> [ForeignAnswer]? {
    let parts = text.isEmpty ? [] : parted(text, by: " | ").map { ForeignAnswer($0) }
    let answers = parts.compactMap(\.self)
    return answers.count == parts.count ? answers : nil
  }

  private init?(_ text: String) {
    if text == "-" {
      self = .nothing
    } else if text.hasPrefix("=> ") {
      guard let tag = Tag(text.dropFirst(3)) else { return nil }
      self = .become(tag)
    } else if text.hasPrefix("<"), text.hasSuffix(">") {
      guard let tag = Tag(text.dropFirst().dropLast()) else { return nil }
      self = .wrap(tag)
    } else if text.contains("=") {
      guard let settings = Setting.all(text[...]) else { return nil }
      self = .settings(settings)
    } else {
      let isPlaced = text.hasPrefix("^")
      guard let name = AttributeName(named: isPlaced ? String(text.dropFirst()) : text) else {
        return nil
      }
      self = .rename(name, onlyPlaced: isPlaced)
    }
  }

  static func parted(_ text: String, by bar: String) -> [String] {
    var parts = [""]
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix(bar) {
        parts.append("")
        rest = rest.dropFirst(bar.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}

extension ForeignAnswer.Tag {
  /// `stack direction=vertical` as an element.
  init?(_ text: Substring) {
    let name = text.prefix { $0 != " " }
    guard let kind = ElementKind.allCases.first(where: { $0.name == name }),
      let settings = ForeignAnswer.Setting.all(text.dropFirst(name.count))
    else { return nil }
    self.init(kind: kind, settings: settings)
  }
}

extension ForeignAnswer.Setting {
  /// `a=1 b=2 3` as two attributes; a word without a sign belongs to the value before it.
  static func all(_ text: Substring) -> [ForeignAnswer.Setting]? {
    var settings: [ForeignAnswer.Setting] = []
    for word in text.split(separator: " ") {
      if let sign = word.firstIndex(of: "="), let name = AttributeName(named: String(word[..<sign]))
      {
        settings.append(Self(name: name, value: String(word[word.index(after: sign)...])))
      } else if settings.isEmpty {
        return nil
      } else {
        settings[settings.count - 1].value += " \(word)"
      }
    }
    return settings
  }
}

extension ForeignElement {
  /// What a row says in the same spelling: `scroll > stack direction=vertical`, `-` for an element
  /// that is nothing, `^ flexGrow=1` for attributes of what it holds, `view class=$` for a view of
  /// the host's.
  init?(_ text: String) {
    if text == "-" {
      self = .children
    } else if text == "view class=$" {
      self = .view
    } else if text.hasPrefix("^ ") {
      guard let settings = ForeignAnswer.Setting.all(text.dropFirst(2)) else { return nil }
      self = .child(settings)
    } else {
      let parts = ForeignAnswer.parted(text, by: " > ")
      let tags = parts.compactMap { ForeignAnswer.Tag($0[...]) }
      guard tags.count == parts.count else { return nil }
      self = .tags(tags)
    }
  }
}
