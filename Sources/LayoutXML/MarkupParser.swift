package import LayoutDiagnostics

/// Reads documents, one after another, into arrays that it uses again.
///
/// Keep one per thread: once it has met documents of the usual size it allocates nothing for the
/// next. ``document`` and ``diagnostics`` hold until the next call; who copies ``document`` to keep
/// it pays for it then.
package struct MarkupParser: ~Copyable {
  private var input = InputBuffer()
  private var judge = MarkupJudge()
  private var scanner: MarkupScanner

  /// Makes libxml2's view of each document be compared with the tape; for tests.
  package var checksAgreement = false
  /// The first difference found, with ``checksAgreement`` on.
  package private(set) var disagreement: String?
  /// Whether libxml2 took the last text, with ``checksAgreement`` on; nil where it was not asked.
  package private(set) var isAccepted: Bool?

  /// Makes a parser whose name table starts with `seeds`.
  package init(names seeds: NameTable = NameTable(seeds: [])) {
    scanner = unsafe MarkupScanner(document: MarkupDocument(names: seeds), base: input.start)
  }

  /// The last document read; whole only where there are no diagnostics.
  package var document: MarkupDocument { scanner.document }

  /// What is wrong with it, in the order of the text; empty for a good document.
  package var diagnostics: [Diagnostic] { scanner.findings }

  /// Reads a document that is in memory.
  package mutating func parse(_ bytes: Span<UInt8>) {
    input.removeAll()
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe input.append(from: start, count: min(buffer.count, MarkupLimits.documentSize + 1))
    }
    parseInput()
  }

  /// Reads a document that is in memory.
  package mutating func parse(_ text: String) {
    parse(Array(text.utf8).span)
  }

  /// Reads a document that `source` writes into memory that it is given, a part at each call, until
  /// it writes nothing; of one that is too large not all is asked for.
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

  /// Makes the input UTF-8; true where it can be read on.
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

  /// Lets libxml2 confirm what the scanner read.
  ///
  /// It is not asked about texts over the limits, which
  /// could keep it busy for long, nor where a mistake is known already.
  private mutating func askJudge() {
    guard !scanner.isStopped, !scanner.hasDoctype, scanner.document.root >= 0 else { return }
    let isSound = scanner.findings.allSatisfy { $0.id == .namespace }
    guard isSound || checksAgreement else { return }
    let observer = checksAgreement ? AgreementObserver() : nil
    // Within 250 bytes of the end of its input libxml2 asks for more at every step, which costs a
    // fifth of its time on small documents; blanks behind the text change no verdict, nor do zeros
    // where the first of them ends the document.
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
