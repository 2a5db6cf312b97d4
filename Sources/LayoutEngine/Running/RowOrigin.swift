extension GeneratedCode {
  /// The place in the source that adds a row.
  ///
  /// Rows that are added at one site from equal values have equal elements.
  public struct RowSite: Sendable, Hashable {
    private let place: Int
    private let line: Int
    private let column: Int

    /// Creates the site of a loop in a document or component.
    ///
    /// - Parameters:
    ///   - document: The type of the document or component.
    ///   - loop: The number of the loop, unique within the type.
    public init(_ document: any LayoutDocument.Type, _ loop: Int) {
      place = Int(bitPattern: ObjectIdentifier(document))
      line = loop
      column = -1
    }

    /// Creates the site of a loop in a document that is not compiled.
    ///
    /// - Parameters:
    ///   - document: The document, which the values of its rows keep alive.
    ///   - loop: The number of the loop, unique within the document.
    package init(in document: AnyObject, _ loop: Int) {
      place = Int(bitPattern: ObjectIdentifier(document))
      line = loop
      column = -1
    }

    /// Creates the site of a call in Swift source.
    ///
    /// - Parameters:
    ///   - file: The identifier of the file.
    ///   - line: The line in the file, from 1.
    ///   - column: The column in the line, from 1.
    public init(file: StaticString, line: Int, column: Int) {
      place = file.hasPointerRepresentation ? unsafe Int(bitPattern: file.utf8Start) : 0
      self.line = line
      self.column = column
    }
  }
}

/// The site of a row, and the value that the row was built from.
struct RowOrigin: Sendable {
  let site: GeneratedCode.RowSite
  let value: any AnyRowValue
}

/// A value of any type that a row was built from.
@usableFromInline
package protocol AnyRowValue: AnyObject, Sendable {}

/// A value that a row was built from.
///
/// As an object, the value is compared in place, whatever its type.
@usableFromInline
final class RowValue<Value: Equatable & Sendable>: AnyRowValue {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }
}

extension GeneratedCode {
  /// Two values that a row is built from.
  ///
  /// The pair is `Equatable` if both values are; a row from values that are not is rebuilt in every
  /// update.
  @frozen
  public struct Both<First, Second> {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    /// Creates a pair of values; either value may itself be a `Both`.
    @inlinable
    public init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }
  }
}

extension GeneratedCode.Both: Equatable where First: Equatable, Second: Equatable {}
extension GeneratedCode.Both: Sendable where First: Sendable, Second: Sendable {}

extension GeneratedCode {
  /// Compile-time checks of an app's types that documents name with `class`.
  ///
  /// Generated code calls these functions so that the compiler warns about types without
  /// `Equatable`.
  public enum HostTypes {
    /// Accepts a type that is `Equatable`, so that rows with values of the type are compared; does
    /// nothing at run time.
    ///
    /// - Parameter type: The type that a document names.
    @inlinable
    public static func compared<Value: Equatable>(_ type: Value.Type) {}

    /// Accepts a type that is not `Equatable`, with a compiler warning that its rows are rebuilt in
    /// every update; does nothing at run time.
    ///
    /// - Parameter type: The type that a document names.
    @available(*, deprecated, message: "not Equatable, so its rows are made anew in each update")
    @inlinable
    public static func compared<Value>(_ type: Value.Type) {}
  }
}
