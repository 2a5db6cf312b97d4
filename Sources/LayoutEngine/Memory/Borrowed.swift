// A solve reads and writes its arrays in place, many of them at a time. These types give access to
// the memory while a closure runs, and must not outlive the closure; every index is checked.
// Together with `WorkStack` they are the only code of the engine that accesses memory directly.
// Their members are `@_transparent`, so that a build without optimisation, in which the tests run,
// does not call a function for every access.

/// Access to a value, to read it in place while a closure runs.
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

/// Access to a value, to read and write it in place while a closure runs.
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

  /// Access to the same value for reading only.
  @_transparent
  var readOnly: Borrowed<Value> { unsafe Borrowed(UnsafePointer(address)) }
}

/// Access to an array, to read its elements in place while a closure runs.
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

  /// Returns access to the element at an index, to read it in place.
  @_transparent
  func element(at index: Int32) -> Borrowed<Element> {
    unsafe Borrowed(elements.address(of: Int(index)))
  }
}

/// Access to an array, to read and write its elements in place while a closure runs.
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

  /// Returns access to the element at an index, to read it in place.
  @_transparent
  func element(at index: Int32) -> Borrowed<Element> {
    mutableElement(at: index).readOnly
  }

  /// Returns access to the element at an index, to read and write it in place.
  @_transparent
  func mutableElement(at index: Int32) -> MutableBorrowed<Element> {
    unsafe MutableBorrowed(elements.address(of: Int(index)))
  }
}

extension UnsafeBufferPointer {
  @_transparent
  fileprivate func address(of index: Int) -> UnsafePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    // An array with a valid index is not empty, so it has a base address.
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

// MARK: Borrowing

/// Runs `body` with access to a value, to read it in place.
@inline(__always)
func withBorrowed<Value, Result>(
  _ value: borrowing Value, _ body: (Borrowed<Value>) -> Result
) -> Result {
  unsafe withUnsafePointer(to: value) { unsafe body(Borrowed($0)) }
}

/// Runs `body` with access to a value, to read and write it in place.
@inlinable @inline(__always)
func withMutableBorrowed<Value, Result>(
  _ value: inout Value, _ body: (MutableBorrowed<Value>) -> Result
) -> Result {
  unsafe withUnsafeMutablePointer(to: &value) { unsafe body(MutableBorrowed($0)) }
}

extension Array {
  /// Runs `body` with access to the elements, to read them in place.
  @inline(__always)
  func withBorrowed<Result>(_ body: (BorrowedArray<Element>) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { unsafe body(BorrowedArray($0)) }
  }

  /// Runs `body` with access to the elements, to read and write them in place.
  @inline(__always)
  mutating func withMutableBorrowed<Result>(
    _ body: (MutableBorrowedArray<Element>) -> Result
  ) -> Result {
    unsafe withUnsafeMutableBufferPointer { unsafe body(MutableBorrowedArray($0)) }
  }
}

extension Array {
  /// Returns whether two arrays have equal elements.
  ///
  /// Elements with the same bits are equal without a call of `isEqual`, which for values with
  /// payloads retains both.
  ///
  /// - Parameters:
  ///   - other: The other array.
  ///   - isEqual: Compares two elements with different bits.
  /// - Returns: Whether the arrays have as many elements, each equal to that of the other.
  /// - Complexity: O(n) in the number of elements.
  @inlinable
  package func hasEqualElements(
    as other: [Element], by isEqual: (Element, Element) -> Bool
  ) -> Bool {
    guard count == other.count else { return false }
    let (size, stride) = (MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
    return unsafe withUnsafeBytes { bytes in
      unsafe other.withUnsafeBytes { otherBytes in
        guard unsafe bytes.baseAddress != otherBytes.baseAddress else { return true }
        var start = 0
        for index in indices {
          var place = start
          let end = start &+ size
          var hasEqualBits = true
          while place &+ 8 <= end {
            let (word, otherWord) = unsafe (
              bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self),
              otherBytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            )
            if word != otherWord { hasEqualBits = false }
            place &+= 8
          }
          while place < end {
            if unsafe bytes[place] != otherBytes[place] { hasEqualBits = false }
            place &+= 1
          }
          guard hasEqualBits || isEqual(self[index], other[index]) else { return false }
          start &+= stride
        }
        return true
      }
    }
  }
}

extension String {
  /// Returns whether two strings have the same bytes in UTF-8.
  ///
  /// `==` also takes a letter with its accent for the letter and the accent behind it, which a
  /// measurer may set in another width, and which an app may look up in vain.
  ///
  /// - Parameter other: The other string.
  /// - Returns: Whether the strings have the same bytes.
  /// - Complexity: O(n) in the number of bytes.
  package func isSame(as other: String) -> Bool {
    let isSame: Bool?? = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { otherBytes in
        let count = bytes.count
        guard count == otherBytes.count else { return false }
        guard unsafe bytes.baseAddress != otherBytes.baseAddress else { return true }
        let raw = UnsafeRawBufferPointer(bytes)
        let otherRaw = UnsafeRawBufferPointer(otherBytes)
        var place = 0
        while place &+ 8 <= count {
          let (word, otherWord) = unsafe (
            raw.loadUnaligned(fromByteOffset: place, as: UInt64.self),
            otherRaw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          )
          if word != otherWord { return false }
          place &+= 8
        }
        while place < count {
          if unsafe raw[place] != otherRaw[place] { return false }
          place &+= 1
        }
        return true
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Runs `body` with access to the UTF-8 bytes; returns nil if they are not contiguous in memory.
  @inline(__always)
  func withBorrowedUTF8<Result>(_ body: (BorrowedArray<UInt8>) -> Result) -> Result? {
    unsafe utf8.withContiguousStorageIfAvailable { unsafe body(BorrowedArray($0)) }
  }
}
