/// A collector of the start tags that libxml2 reads, to compare them with the tape.
final class AgreementObserver {
  /// A start tag as libxml2 reads it, with decoded values.
  struct Tag {
    var name: String
    var attributes: [(name: String, value: [UInt8])]
  }

  var tags: [Tag] = []
}

let agreementCallback:
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?, Int32,
    UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) -> Void = { observer, name, prefix, count, attributes in
    guard let observer = unsafe observer, let name = unsafe name else { return }
    var tag = unsafe AgreementObserver.Tag(name: qualified(prefix, name), attributes: [])
    for index in 0..<Int(count) {
      guard let attributes = unsafe attributes, let local = unsafe attributes[index * 5],
        let start = unsafe attributes[index * 5 + 3], let end = unsafe attributes[index * 5 + 4]
      else { continue }
      let value = unsafe Array(UnsafeBufferPointer(start: start, count: end - start))
      unsafe tag.attributes.append((qualified(attributes[index * 5 + 1], local), value))
    }
    unsafe Unmanaged<AgreementObserver>.fromOpaque(observer).takeUnretainedValue().tags.append(tag)
  }

private func qualified(_ prefix: UnsafePointer<UInt8>?, _ name: UnsafePointer<UInt8>) -> String {
  let local = unsafe String(cString: name)
  guard let prefix = unsafe prefix else { return local }
  return unsafe String(cString: prefix) + ":" + local
}

extension MarkupDocument {
  /// Returns the first difference between the tape and libxml2's tags; nil if they agree.
  func disagreement(with tags: [AgreementObserver.Tag]) -> String? {
    let elements = nodes.filter(\.isElement)
    guard elements.count == tags.count else {
      return "\(elements.count) elements here, \(tags.count) there"
    }
    for (element, tag) in zip(elements, tags) {
      guard names.name(of: element.name) == tag.name else {
        return "element '\(names.name(of: element.name))' here, '\(tag.name)' there"
      }
      let own = attributes[element.attributeIndices]
      guard own.count == tag.attributes.count else {
        return "\(own.count) attributes of '\(tag.name)' here, \(tag.attributes.count) there"
      }
      for (attribute, other) in zip(own, tag.attributes) {
        guard names.name(of: attribute.name) == other.name else {
          return "attribute '\(names.name(of: attribute.name))' here, '\(other.name)' there"
        }
        guard value(of: attribute).bytes == other.value else {
          return "the values of '\(other.name)' in '\(tag.name)' differ"
        }
      }
    }
    return nil
  }
}
