/// Words for names and texts.
enum Words {
  static let areas = ["Shopping", "Travel", "Health", "Music", "Home", "Work", "Learning", "Games"]
  static let features = [
    "Checkout", "Search", "Profile", "Inbox", "Catalog", "Orders", "Reviews", "Delivery", "Offers",
    "Account", "Calendar", "Gallery", "Player", "Notes", "Support", "Settings", "Wallet",
  ]
  static let cells = [
    "Summary", "Photo", "Status", "Price", "Author", "Rating", "Detail", "Badge", "Progress",
  ]
  static let forms = ["Edit", "Filter", "Feedback"]
  static let screens = [
    "List", "Overview", "History", "Results", "Archive", "Favourites", "Shared", "Recent",
  ]
  static let sentences = [
    "Open until 22:00", "Arrives tomorrow before noon", "You have three unread messages",
    "Fish &amp; chips", "Café de l’Étoile", "Größe wählen", "Now playing", "今日のおすすめ",
    "Sign in to see what your friends are reading tonight", "€ 12.90 with shipping",
    "A quiet walk along the harbour, with a stop for coffee halfway", "Nothing is lost yet",
  ]
  static let symbols = [
    "star", "bell", "house", "paperplane", "cart", "calendar", "mappin", "heart",
  ]
  static let ids = ["head", "main", "side", "first", "more", "foot", "top", "rest"]
}
