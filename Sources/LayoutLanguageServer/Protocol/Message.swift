import LayoutDiagnostics
import LayoutLanguages

/// A message of JSON-RPC 2.0 that the client has sent.
enum Message {
  case request(RequestID, method: String, parameters: JSONNode?)
  case notification(method: String, parameters: JSONNode?)
  /// The result of a request of the server, by the number of the request.
  case response(Int?, result: JSONNode?)
  /// Something else, with the id if it has one.
  case invalid(RequestID?, ResponseError)

  init(_ content: [UInt8]) {
    switch Self.read(content) {
    case .failure:
      self = .invalid(nil, ResponseError(.parseError, "the message is no JSON"))
    case .success(let node): self.init(node)
    }
  }

  private init(_ node: JSONNode) {
    guard case .object = node.value else {
      // Batches were removed from the protocol.
      self = .invalid(nil, ResponseError(.invalidRequest, "a message is one object"))
      return
    }
    let id = node["id"].flatMap(RequestID.init)
    if let method = node["method"]?.string {
      if let id {
        self = .request(id, method: method, parameters: node["params"])
      } else if node["id"] == nil {
        self = .notification(method: method, parameters: node["params"])
      } else {
        self = .invalid(nil, ResponseError(.invalidRequest, "an id is a number or a string"))
      }
    } else if node["result"] != nil || node["error"] != nil {
      self = .response(node["id"]?.integer, result: node["result"])
    } else {
      self = .invalid(id, ResponseError(.invalidRequest, "the message has no method"))
    }
  }

  /// Reads JSON.
  ///
  /// Editors that count in UTF-16 may send half of a pair of surrogates, which no text can contain.
  /// A message with one is read with a replacement of the same length, so that no edit is lost.
  private static func read(_ content: [UInt8]) -> Result<JSONNode, JSONMistake> {
    let result = JSONReader.read(content)
    guard case .failure(let mistake) = result, mistake.kind == .escape else { return result }
    return JSONReader.read(replacingHalves(in: content))
  }

  private static func replacingHalves(in content: [UInt8]) -> [UInt8] {
    var content = content
    var place = 0
    while place + 5 < content.count {
      guard content[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      guard content[place + 1] == UInt8(ascii: "u"), let unit = unit(at: place, content) else {
        place += 2
        continue
      }
      if (0xD800..<0xDC00).contains(unit), let low = self.unit(at: place + 6, content),
        (0xDC00..<0xE000).contains(low)
      {
        place += 12
      } else {
        if (0xD800..<0xE000).contains(unit) {
          content.replaceSubrange(place + 2..<place + 6, with: "FFFD".utf8)
        }
        place += 6
      }
    }
    return content
  }

  /// Returns the number of an escape `\uXXXX`; nil for anything else.
  private static func unit(at place: Int, _ content: [UInt8]) -> UInt32? {
    guard place + 5 < content.count, content[place] == UInt8(ascii: "\\"),
      content[place + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(String(decoding: content[place + 2..<place + 6], as: UTF8.self), radix: 16)
  }
}

/// The id of a request: a number or a string, which its response repeats.
enum RequestID: Hashable {
  case number(Int)
  case string(String)

  init?(_ node: JSONNode) {
    switch node.value {
    case .string(let string): self = .string(string)
    case .number(let text):
      guard let number = Int(text) ?? Double(text).flatMap(Int.init(exactly:)) else { return nil }
      self = .number(number)
    case .bool, .null, .array, .object: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .string(let string): .string(string)
    }
  }
}

/// The error in place of the result of a request.
struct ResponseError: Error {
  /// The codes of JSON-RPC and of the protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
    case requestFailed = -32803
  }

  var code: Code
  var message: String

  /// The error of a request that the client does not want any more.
  static let isCancelled = ResponseError(.requestCancelled, "the request was cancelled")
  /// The error of a request for edits of a text that is another one meanwhile.
  static let isOutdated = ResponseError(.contentModified, "the text has changed meanwhile")

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// Messages that the server sends.
enum Reply {
  /// The most objects inside one another in a result, since some clients read no more than 128
  /// levels of JSON.
  static let deepest = 80

  static func result(_ result: JSONValue, to id: RequestID) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  static func error(_ error: ResponseError, to id: RequestID?) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id?.json ?? .null,
      "error": ["code": .integer(error.code.rawValue), "message": .string(error.message)],
    ]
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func request(_ number: Int, _ method: String, _ parameters: JSONValue?) -> JSONValue {
    let start: [(String, JSONValue)] = [
      ("jsonrpc", "2.0"), ("id", .integer(number)), ("method", .string(method)),
    ]
    return .members(start + (parameters.map { [("params", $0)] } ?? []))
  }
}
