/// The texts, colors and ids of the corpus.
enum Words {
  static let sentences = [
    "Open until 22:00", "Add to basket", "4.6 out of 5, from 128 reviews", "Café de l’Étoile",
    "Arrives tomorrow before noon", "You have three unread messages", "Größe wählen",
    "Fish &amp; chips", "Sign in to see what your friends are reading tonight",
    "A quiet walk along the harbour, with a stop for coffee halfway", "Now playing", "€ 12.90",
  ]

  static let colors = ["#111827", "#6B7280", "#F2F2F7", "#0A84FF", "#34C759CC", "#FFF"]

  static let names = ["title", "subtitle", "photo", "badge", "price", "row", "caption", "action"]
}
