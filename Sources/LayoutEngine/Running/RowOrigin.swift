/// Where a row is added in the source.
///
/// Rows that are added at one place from equal values have equal elements.
public struct RowSite: Sendable, Hashable {
  private let place: Int
  private let line: Int
  private let column: Int

  /// A loop of a document, by its number among those of the type.
  ///
  /// - Parameters:
  ///   - document: The type of the document or component.
  ///   - loop: The number of the loop, of which no other one of the type has the same.
  public init(_ document: any LayoutDocument.Type, _ loop: Int) {
    place = Int(bitPattern: ObjectIdentifier(document))
    line = loop
    column = -1
  }

  /// A call in the source.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - line: The line in the file.
  ///   - column: The column in the line.
  public init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    place = file.hasPointerRepresentation ? unsafe Int(bitPattern: file.utf8Start) : 0
    self.line = line
    self.column = column
  }
}

/// Where a row was added, and what it was made from.
struct RowOrigin: Sendable {
  let site: RowSite
  let value: any AnyRowValue
}

/// A value that a row was made from, of any type.
@usableFromInline
protocol AnyRowValue: AnyObject, Sendable {}

/// A value that a row was made from.
///
/// As an object it is compared in place, whatever its type.
@usableFromInline
final class RowValue<Value: Equatable & Sendable>: AnyRowValue {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }
}

/// Two values that a row is made from.
///
/// They are compared where both are `Equatable`; a row of others is made again in every update.
@frozen
public struct Both<First, Second> {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// Takes the values; either may again be two.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension Both: Equatable where First: Equatable, Second: Equatable {}
extension Both: Sendable where First: Sendable, Second: Sendable {}

/// What generated code asks of the types of an app that documents name with `class`.
public enum HostTypes {
  /// Tells that rows which show values of a type are compared; it does nothing.
  @inlinable
  public static func compared<Value: Equatable>(_ type: Value.Type) {}

  /// Tells by its warning that rows which show values of a type cannot be compared; it does nothing.
  @available(*, deprecated, message: "not Equatable, so its rows are made anew in each update")
  @inlinable
  public static func compared<Value>(_ type: Value.Type) {}
}
