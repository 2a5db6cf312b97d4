package import LayoutDiagnostics

/// A parser that reads documents one after another into reused arrays.
///
/// Use one parser per thread: after some documents of usual size it allocates nothing. ``document``
/// and ``diagnostics`` are valid until the next call; a copy of ``document`` that outlives the call
/// costs a copy of its arrays.
package struct MarkupParser: ~Copyable {
  private var input = InputBuffer()
  private var judge = MarkupJudge()
  private var scanner: MarkupScanner

  /// Whether libxml2's reading of each document is compared with the tape; for tests.
  package var checksAgreement = false
  /// The first difference found, if ``checksAgreement`` is on.
  package private(set) var disagreement: String?
  /// Whether libxml2 accepted the last text; nil if it was not run or ``checksAgreement`` is off.
  package private(set) var isAccepted: Bool?

  /// Creates a parser whose name table starts with `seeds`.
  package init(names seeds: NameTable = NameTable(seeds: [])) {
    scanner = unsafe MarkupScanner(document: MarkupDocument(names: seeds), base: input.start)
  }

  /// The last document read; complete only if there are no diagnostics.
  package var document: MarkupDocument { scanner.document }

  /// The findings in the last document, in the order of the text; empty for a well-formed document.
  package var diagnostics: [Diagnostic] { scanner.findings }

  /// Parses a document in memory.
  package mutating func parse(_ bytes: Span<UInt8>) {
    input.removeAll()
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe input.append(from: start, count: min(buffer.count, MarkupLimits.documentSize + 1))
    }
    parseInput()
  }

  /// Parses a document in memory.
  package mutating func parse(_ text: String) {
    parse(Array(text.utf8).span)
  }

  /// Parses a document that `source` writes into the given memory, a part at each call.
  ///
  /// Reading ends when `source` writes nothing, or when the document is larger than the limit.
  package mutating func parse<Failure: Error>(
    readingFrom source: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    try unsafe input.read(limit: MarkupLimits.documentSize, from: source)
    parseInput()
  }

  private mutating func parseInput() {
    disagreement = nil
    isAccepted = nil
    input.seal()
    unsafe scanner.begin(input.start, count: input.count)
    guard input.count <= MarkupLimits.documentSize else {
      scanner.reportSize()
      return
    }
    guard transcode(), scanner.admitText() else { return }
    scanner.scan()
    askJudge()
    if scanner.findings.count > 1 {
      scanner.findings.sort { $0.range.start < $1.range.start }
    }
  }

  /// Converts the input to UTF-8; returns whether it can be scanned.
  private mutating func transcode() -> Bool {
    let encoding = unsafe TextEncoding(of: input.start, count: input.count)
    guard encoding != .utf8 else { return true }
    if case .ascii(let range) = encoding {
      scanner.holdToASCII(declaredAt: range)
      return true
    }
    var converted = InputBuffer(capacity: input.count * 2)
    let result = converted.transcode(input, from: encoding)
    if result == .unknownEncoding {
      scanner.reportUnknownEncoding(encoding)
      return true
    }
    converted.seal()
    let isTranscoded = !converted.isEqual(to: input)
    swap(&input, &converted)
    unsafe scanner.begin(input.start, count: input.count)
    scanner.document.isTranscoded = isTranscoded
    guard result == .converted else {
      scanner.reportInvalidConversion(encoding)
      return false
    }
    guard input.count <= MarkupLimits.documentSize else {
      scanner.reportSize()
      return false
    }
    return true
  }

  /// Verifies the scanner's reading with libxml2.
  ///
  /// libxml2 is not run on texts over the limits, which could take long, nor if there are findings.
  private mutating func askJudge() {
    guard !scanner.isStopped, !scanner.hasDoctype, scanner.document.root >= 0 else { return }
    let isSound = scanner.findings.allSatisfy { $0.id == .namespace }
    guard isSound || checksAgreement else { return }
    let observer = checksAgreement ? AgreementObserver() : nil
    // Within 250 bytes of the end of its input libxml2 requests more at every step, which costs a
    // fifth of its time on small documents. Blanks behind the text do not change the result, and
    // neither do zeros if libxml2 ends a document at the first of them.
    let needsBlanks = !MarkupJudge.endsAtZero
    if needsBlanks { input.padWithBlanks() }
    let verdict = unsafe judge.judge(
      input.start, count: input.count + InputBuffer.padding, observer: observer)
    if needsBlanks { input.seal() }
    if let observer {
      isAccepted = verdict.isWellFormed
      if verdict.isWellFormed, !scanner.hasNamespaces {
        disagreement =
          isSound || scanner.findings.allSatisfy { $0.id == .invalidEncoding }
          ? scanner.document.disagreement(with: observer.tags)
          : "a mistake here, none there"
      }
    }
    guard isSound else { return }
    if !verdict.isWellFormed {
      scanner.reportRejection(at: verdict.errorOffset)
    } else if !scanner.hasNamespaces, !scanner.agrees(with: verdict) {
      scanner.reportRejection(at: 0)
    }
  }
}
