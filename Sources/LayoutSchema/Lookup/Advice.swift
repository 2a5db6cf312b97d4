/// What to write where an author used another system's word.
package enum Advice: Equatable, Sendable {
  /// Our word for the same thing.
  case rename(to: String)
  /// There is no plain equivalent; an order in lower case, without a full stop.
  case instead(String)
}
