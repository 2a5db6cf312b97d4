/// A writer of attribute values.
package enum AttributeText {
  /// Returns the value with references in place of characters that cannot be written in it.
  ///
  /// These are characters not allowed between the given quotes, and white space that XML would turn
  /// into a blank.
  package static func escaped(_ value: String, quote: Character) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"" where quote == "\"": text += "&quot;"
      case "'" where quote == "'": text += "&apos;"
      case "\t": text += "&#9;"
      case "\n": text += "&#10;"
      case "\r": text += "&#13;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
