import CLibXML2

/// The result of converting a file to UTF-8.
enum TranscodingResult: Equatable {
  case converted
  case unknownEncoding
  /// The bytes are invalid in the encoding; the converted text ends in a replacement character.
  case invalid
}

extension InputBuffer {
  /// Replaces the buffer's text with the text of `source` in UTF-8, without a byte order mark.
  mutating func transcode(_ source: borrowing InputBuffer, from encoding: TextEncoding)
    -> TranscodingResult
  {
    removeAll()
    switch encoding {
    case .utf8, .ascii:
      unsafe append(from: source.start, count: source.count)
      return .converted
    case .latin1:
      transcodeLatin1(source)
      return .converted
    case .utf16(let isBigEndian, let markLength):
      return transcodeUTF16(source, isBigEndian: isBigEndian, from: markLength)
    case .named(let name, _):
      return transcode(source, named: name)
    }
  }

  private mutating func transcodeLatin1(_ source: borrowing InputBuffer) {
    reserve(source.count * 2)
    for index in 0..<source.count {
      let byte = unsafe source.start[index]
      if byte < 0x80 {
        append(byte)
      } else {
        append(0xC0 | byte >> 6)
        append(0x80 | byte & 0x3F)
      }
    }
  }

  private mutating func transcodeUTF16(
    _ source: borrowing InputBuffer, isBigEndian: Bool, from start: Int
  ) -> TranscodingResult {
    reserve(source.count * 2)
    var index = start
    func unit(_ index: Int, _ source: borrowing InputBuffer) -> UInt32 {
      let first = unsafe UInt32(source.start[index])
      let second = unsafe UInt32(source.start[index + 1])
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    while index + 1 < source.count {
      var scalar = unit(index, source)
      index += 2
      if scalar & 0xFC00 == 0xD800, index + 1 < source.count,
        unit(index, source) & 0xFC00 == 0xDC00
      {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + unit(index, source) & 0x3FF
        index += 2
      }
      guard append(scalar: scalar) else {
        _ = append(scalar: 0xFFFD)
        return .invalid
      }
    }
    guard index == source.count else {
      _ = append(scalar: 0xFFFD)
      return .invalid
    }
    return .converted
  }

  private mutating func append(scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    for byte in UTF8.encode(scalar) ?? .init() { append(byte) }
    return true
  }

  private mutating func transcode(_ source: borrowing InputBuffer, named name: String)
    -> TranscodingResult
  {
    var converted: [UInt8] = []
    var consumed = 0
    let result = unsafe withUnsafeMutablePointer(to: &converted) { sink in
      unsafe layout_xml_convert(
        name, source.start, source.count, &consumed,
        { sink, bytes, count in
          guard let sink = unsafe sink, let bytes = unsafe bytes else { return }
          unsafe sink.assumingMemoryBound(to: [UInt8].self).pointee.append(
            contentsOf: UnsafeBufferPointer(start: bytes, count: count))
        }, sink)
    }
    if result == layout_xml_unknown_encoding { return .unknownEncoding }
    if converted.starts(with: [0xEF, 0xBB, 0xBF]) { converted.removeFirst(3) }
    unsafe converted.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { unsafe append(from: start, count: buffer.count) }
    }
    if result == layout_xml_converted { return .converted }
    seal()
    // A converter may stop inside a character.
    if let fault = unsafe TextGate.firstFault(in: start, from: 0, count: count),
      case .invalid(let offset, _) = fault
    {
      truncate(to: offset)
    }
    _ = append(scalar: 0xFFFD)
    return .invalid
  }
}
