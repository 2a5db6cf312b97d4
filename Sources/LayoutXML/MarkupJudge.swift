import CLibXML2

/// A checker of well-formedness that uses libxml2; create one per thread.
@safe
struct MarkupJudge: ~Copyable {
  /// The result of a check.
  @safe
  struct Verdict {
    var isWellFormed: Bool
    /// The offset at libxml2's first error.
    var errorOffset: Int
    var elementCount: Int
    var attributeCount: Int
  }

  /// The dictionary size at which the libxml2 context is replaced.
  ///
  /// A context stores every name it has read, and refuses to parse when its dictionary is full.
  private static let dictionaryLimit = 1 << 20

  private var context: UnsafeMutableRawPointer?

  /// Whether libxml2 ends a document at a zero behind the root element.
  static let endsAtZero = layout_xml_ends_at_zero() != 0

  private static let isInitialized: Bool = {
    layout_xml_initialize()
    return true
  }()

  init() {
    _ = Self.isInitialized
    unsafe context = layout_xml_make_context()
  }

  deinit {
    if let context = unsafe context { unsafe layout_xml_free_context(context) }
  }

  /// Checks whether a text in UTF-8 is well-formed.
  ///
  /// - Parameters:
  ///   - bytes: The text, followed by padding.
  ///   - count: The number of bytes, including padding.
  ///   - observer: Collects each start tag, if given.
  /// - Returns: The result; not well-formed if libxml2 has no context.
  mutating func judge(
    _ bytes: UnsafePointer<UInt8>, count: Int, observer: AgreementObserver? = nil
  ) -> Verdict {
    guard let context = unsafe context else {
      return Verdict(isWellFormed: false, errorOffset: 0, elementCount: 0, attributeCount: 0)
    }
    var verdict = unsafe layout_xml_verdict()
    if let observer {
      unsafe verdict.observer = Unmanaged.passUnretained(observer).toOpaque()
      unsafe verdict.observe = agreementCallback
    }
    unsafe layout_xml_judge(context, bytes, Int32(truncatingIfNeeded: count), &verdict)
    if unsafe layout_xml_dictionary_size(context) > Self.dictionaryLimit {
      unsafe layout_xml_free_context(context)
      unsafe self.context = layout_xml_make_context()
    }
    return unsafe Verdict(
      isWellFormed: verdict.well_formed != 0, errorOffset: Int(verdict.error_offset),
      elementCount: Int(verdict.element_count), attributeCount: Int(verdict.attribute_count))
  }
}
