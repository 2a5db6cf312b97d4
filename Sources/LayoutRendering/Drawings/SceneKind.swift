/// What a picture shows that is not there: chosen by words of its name, else by chance.
enum SceneKind: Equatable {
  case face
  case hills
  case mountains
  case waves
  case street
  case table
  case map
  case mark
  /// A thing that a symbol shows.
  case thing(symbol: String)

  /// The scenes that stand for any picture.
  static let usual: [SceneKind] = [.hills, .mountains, .waves, .street, .table]

  private static let words: [String: SceneKind] = {
    let rows: [(SceneKind, String)] = [
      (
        .face,
        "author avatar contact face friend headshot me owner people person portrait profile selfie sender user writer"
      ),
      (.hills, "farm field forest garden hill lawn meadow morning park tree valley wood"),
      (.mountains, "alp dune evening moon mountain night peak ridge sky sunset"),
      (
        .waves,
        "bay beach boat coast ferry harbour harbor island lake ocean pier port quay river sea ship surf tide water wave"
      ),
      (
        .street,
        "apartment building castle church city home hotel house market museum office roof room shop store street town village"
      ),
      (
        .table,
        "bag bottle bowl bread breakfast cafe cake chair coffee cup dinner dish food lamp lunch meal mug plate product recipe restaurant roastery shirt shoe soup table tea vase"
      ),
      (.map, "atlas map place route"),
      (.mark, "badge brand company google icon logo mark partner team"),
      (.thing(symbol: "car.side.fill"), "auto cab car economy sedan taxi van"),
      (.thing(symbol: "bus.fill"), "bus coach"),
      (.thing(symbol: "tram.fill"), "metro railway subway train tram"),
      (.thing(symbol: "bicycle"), "bicycle bike cycle"),
      (.thing(symbol: "airplane"), "airplane flight plane"),
      (.thing(symbol: "headphones"), "earphones headphone headset"),
      (.thing(symbol: "iphone.fill"), "phone smartphone"),
      (.thing(symbol: "laptopcomputer.fill"), "computer laptop notebook"),
      (.thing(symbol: "music.note"), "album music playlist song track"),
      (.thing(symbol: "book.fill"), "book ebook magazine novel"),
      (.thing(symbol: "shippingbox.fill"), "box delivery order package parcel"),
      (.thing(symbol: "gift.fill"), "gift present voucher"),
      (.thing(symbol: "pawprint.fill"), "cat dog pet puppy"),
      (.thing(symbol: "leaf.fill"), "flower herb plant"),
    ]
    var words: [String: SceneKind] = [:]
    for (kind, names) in rows {
      for name in names.split(separator: " ") { words[String(name)] = kind }
    }
    return words
  }()

  /// Returns the scene that a word of a picture's name asks for; the last such word counts.
  static func named(by name: String) -> SceneKind? {
    for word in words(of: name).reversed() {
      if let kind = words[word] ?? (word.last == "s" ? words[String(word.dropLast())] : nil) {
        return kind
      }
    }
    return nil
  }

  /// Returns the words of a name such as `LinenShirt-2`, in small letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    for letter in name {
      guard letter.isLetter else {
        isInWord = false
        continue
      }
      if !isInWord || letter.isUppercase && words.last?.last?.isUppercase == false {
        words.append("")
      }
      words[words.count - 1].append(letter)
      isInWord = true
    }
    return words.map { $0.lowercased() }
  }
}
