/// The address of a server on this machine, with its token.
struct LiveAddress: Sendable, Equatable {
  let port: UInt16
  let token: String

  init(_ text: String) throws(LiveAddressError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4 || parts.count == 5 && parts[4].isEmpty, parts[0] == "http:",
      parts[1].isEmpty
    else {
      throw LiveAddressError(
        reason: "it is not of the form 'http://127.0.0.1:8080/TOKEN/', which the command prints")
    }
    let host = parts[2].split(separator: ":", omittingEmptySubsequences: false)
    guard host[0] == "127.0.0.1" || host[0] == "localhost" else {
      throw LiveAddressError(reason: "'\(host[0])' is not this machine, which is '127.0.0.1'")
    }
    guard host.count == 2, let port = UInt16(host[1]), port > 0 else {
      throw LiveAddressError(reason: "it has no port")
    }
    // What follows in a request must not be able to be anything but a token.
    let isToken = (1...64).contains(parts[3].utf8.count) && parts[3].utf8.allSatisfy(\.isHexDigit)
    guard isToken else {
      throw LiveAddressError(reason: "its token is not one, which has hexadecimal digits")
    }
    self.port = port
    token = String(parts[3])
  }
}

/// The reason why a text is no address of a server for live layouts.
public struct LiveAddressError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The reason, in lower case and without a full stop.
  public let description: String

  init(reason: String) { description = reason }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
  }
}
