/// How text is written as the value of an attribute.
package enum AttributeText {
  /// Writes a reference for each character that cannot stand in a value between these quotes, or
  /// that XML would turn into a blank.
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
