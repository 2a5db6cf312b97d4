import CLibXML2

/// libxml2, asked whether a text is well-formed; one per thread.
@safe
struct MarkupJudge: ~Copyable {
  /// What libxml2 found.
  @safe
  struct Verdict {
    var isWellFormed: Bool
    /// Where it stood at its first error.
    var errorOffset: Int
    var elementCount: Int
    var attributeCount: Int
  }

  /// The dictionary of a context keeps every name it has met and refuses to parse on when it is
  /// full; a context is replaced long before.
  private static let dictionaryLimit = 1 << 20

  private var context: UnsafeMutableRawPointer?

  /// Whether a zero behind the root element ends a document.
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

  /// Judges `count` bytes of UTF-8; `observer` sees each start tag on the way.
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
