/// The equivalent of a word of another system.
///
/// Rows are written as markup without its quotes, with bars between alternatives. The first
/// alternative that is legal at the word's place is used:
///
/// | written                        | meaning                                              |
/// |--------------------------------|------------------------------------------------------|
/// | `direction`                    | an attribute of that name with the same value         |
/// | `^itemPadding`                 | as above, but only where the parent reads it          |
/// | `fontWeight=bold`              | these attributes in its place; `$` is the value       |
/// | `<inset insets=$>`             | the element in another one                           |
/// | `=> elseIf test=$`             | another element with these attributes                |
/// | `fill width`                   | what takes all of that length in the parent           |
/// | `-`                            | nothing                                              |
package enum ForeignAnswer: Equatable, Sendable {
  case rename(AttributeName, onlyPlaced: Bool)
  case settings([Setting])
  case wrap(Tag)
  case become(Tag)
  case fill(isWidth: Bool, isHeight: Bool)
  case nothing

  /// An attribute with its value, in which `$` stands for the value that was written.
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

/// The equivalent of an element of another system.
package enum ForeignElement: Equatable, Sendable {
  /// One element, or several nested ones, outermost first; the content goes into the last one.
  case tags([ForeignAnswer.Tag])
  /// No element: the content replaces the element.
  case children
  /// Attributes of the element's only child.
  case child([ForeignAnswer.Setting])
  /// Its attributes are those of its only child; without one it is the element.
  case childOr(ForeignAnswer.Tag)
  /// A box with these attributes: a `center` around what it holds, an `image` if it has a picture,
  /// else a `view`.
  case box([ForeignAnswer.Setting])
  /// A view that the host makes, with the name of the other element as its class.
  case view
  /// No equivalent; the advice is a sentence in lower case, without a full stop.
  case advice(String)
}

extension ForeignAnswer {
  /// Returns the alternatives in a row, or nil if one of them is malformed.
  static func all(_ text: String) -> [ForeignAnswer]? {
    let parts = text.isEmpty ? [] : parted(text, by: " | ").map { ForeignAnswer($0) }
    let answers = parts.compactMap(\.self)
    return answers.count == parts.count ? answers : nil
  }

  private init?(_ text: String) {
    if text == "-" {
      self = .nothing
    } else if text.hasPrefix("fill") {
      self = .fill(isWidth: !text.hasSuffix("height"), isHeight: !text.hasSuffix("width"))
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
  /// Reads an element, as in `stack direction=vertical`.
  init?(_ text: Substring) {
    let name = text.prefix { $0 != " " }
    guard let kind = ElementKind(named: String(name)),
      let settings = ForeignAnswer.Setting.all(text.dropFirst(name.count))
    else { return nil }
    self.init(kind: kind, settings: settings)
  }
}

extension ForeignAnswer.Setting {
  /// Returns the attributes in a text; `a=1 b=2 3` is two attributes, since a word without `=`
  /// belongs to the value before it.
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
  /// Reads the equivalent in a row, such as `scroll > stack direction=vertical`.
  ///
  /// `-` is no element, `^ flexGrow=1` is attributes of the child, `^? view` the child or, without
  /// one, an element, `* size=40` a box with these attributes, and `view class=$` a view of the
  /// host. In values `$half` is half of the height or width, `$twice` twice the radius, and
  /// `$words` the symbol that the words between the tags name.
  init?(_ text: String) {
    if text == "-" {
      self = .children
    } else if text == "view class=$" {
      self = .view
    } else if text.hasPrefix("* ") {
      guard let settings = ForeignAnswer.Setting.all(text.dropFirst(2)) else { return nil }
      self = .box(settings)
    } else if text.hasPrefix("^? ") {
      guard let tag = ForeignAnswer.Tag(text.dropFirst(3)) else { return nil }
      self = .childOr(tag)
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
