// A solve reads and writes its arrays in place, many of them at a time. These types lend it the
// memory for as long as a closure runs, which none of them may outlive; every index is checked.
// They and `WorkStack` are all of the engine's code that touches memory by itself. They are
// transparent, so that a build without optimisation, in which the tests run, does not call a function
// for every access.

/// A value to be read in place, lent for as long as a closure runs.
@safe
struct Borrowed<Value> {
  private let address: UnsafePointer<Value>

  @_transparent
  init(_ address: UnsafePointer<Value>) {
    unsafe self.address = address
  }

  var pointee: Value {
    @_transparent unsafeAddress { unsafe address }
  }
}

/// A value to be read and written in place, lent for as long as a closure runs.
@safe
@usableFromInline
@frozen
struct MutableBorrowed<Value> {
  @usableFromInline let address: UnsafeMutablePointer<Value>

  @usableFromInline @_transparent
  init(_ address: UnsafeMutablePointer<Value>) {
    unsafe self.address = address
  }

  @inlinable var pointee: Value {
    @_transparent unsafeAddress { unsafe UnsafePointer(address) }
    @_transparent nonmutating unsafeMutableAddress { unsafe address }
  }

  /// The same value, only to be read.
  @_transparent
  var readOnly: Borrowed<Value> { unsafe Borrowed(UnsafePointer(address)) }
}

/// An array to be read in place, lent for as long as a closure runs.
@safe
struct BorrowedArray<Element> {
  private let elements: UnsafeBufferPointer<Element>

  @_transparent
  init(_ elements: UnsafeBufferPointer<Element>) {
    unsafe self.elements = elements
  }

  var count: Int {
    @_transparent get { unsafe elements.count }
  }

  subscript(index: Int) -> Element {
    @_transparent unsafeAddress { unsafe elements.address(of: index) }
  }

  var isEmpty: Bool {
    @_transparent get { count == 0 }
  }

  /// The element at an index, to be read in place.
  @_transparent
  func element(at index: Int32) -> Borrowed<Element> {
    unsafe Borrowed(elements.address(of: Int(index)))
  }
}

/// An array to be read and written in place, lent for as long as a closure runs.
@safe
struct MutableBorrowedArray<Element> {
  private let elements: UnsafeMutableBufferPointer<Element>

  @_transparent
  init(_ elements: UnsafeMutableBufferPointer<Element>) {
    unsafe self.elements = elements
  }

  var count: Int {
    @_transparent get { unsafe elements.count }
  }

  subscript(index: Int) -> Element {
    @_transparent unsafeAddress { unsafe UnsafePointer(elements.address(of: index)) }
    @_transparent nonmutating unsafeMutableAddress { unsafe elements.address(of: index) }
  }

  /// The element at an index, only to be read in place.
  @_transparent
  func element(at index: Int32) -> Borrowed<Element> {
    mutableElement(at: index).readOnly
  }

  /// The element at an index, to be read and written in place.
  @_transparent
  func mutableElement(at index: Int32) -> MutableBorrowed<Element> {
    unsafe MutableBorrowed(elements.address(of: Int(index)))
  }
}

extension UnsafeBufferPointer {
  @_transparent
  fileprivate func address(of index: Int) -> UnsafePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    // An array with an index in it has memory.
    return unsafe baseAddress.unsafelyUnwrapped + index
  }
}

extension UnsafeMutableBufferPointer {
  @_transparent
  fileprivate func address(of index: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return unsafe baseAddress.unsafelyUnwrapped + index
  }
}

// MARK: Lending

/// Lends a value to be read in place.
@inline(__always)
func withBorrowed<Value, Result>(
  _ value: borrowing Value, _ body: (Borrowed<Value>) -> Result
) -> Result {
  unsafe withUnsafePointer(to: value) { unsafe body(Borrowed($0)) }
}

/// Lends a value to be read and written in place.
@inlinable @inline(__always)
func withMutableBorrowed<Value, Result>(
  _ value: inout Value, _ body: (MutableBorrowed<Value>) -> Result
) -> Result {
  unsafe withUnsafeMutablePointer(to: &value) { unsafe body(MutableBorrowed($0)) }
}

extension Array {
  /// Lends the elements to be read in place.
  @inline(__always)
  func withBorrowed<Result>(_ body: (BorrowedArray<Element>) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { unsafe body(BorrowedArray($0)) }
  }

  /// Lends the elements to be read and written in place.
  @inline(__always)
  mutating func withMutableBorrowed<Result>(
    _ body: (MutableBorrowedArray<Element>) -> Result
  ) -> Result {
    unsafe withUnsafeMutableBufferPointer { unsafe body(MutableBorrowedArray($0)) }
  }
}

extension String {
  /// Lends the bytes to be read in place, where they lie in one piece.
  @inline(__always)
  func withBorrowedUTF8<Result>(_ body: (BorrowedArray<UInt8>) -> Result) -> Result? {
    unsafe utf8.withContiguousStorageIfAvailable { unsafe body(BorrowedArray($0)) }
  }
}
