// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The part of SwiftUI that the hosts use. Its views are never shown.

@_exported public import CoreGraphics
@_exported public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import AppKit
#endif

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("no view has such a body") }
}

public struct EmptyView: View {
  public nonisolated init() {}

  public var body: Never { fatalError("it has none") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

extension View {
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    EmptyView()
  }
}

// MARK: The environment

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
}

public struct EnvironmentValues: Sendable {
  public var displayScale: CGFloat = 1
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  public var dynamicTypeSize = DynamicTypeSize.large
}

public protocol DynamicProperty {}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

// MARK: Layouts

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public static let topLeading = UnitPoint(x: 0, y: 0)
}

public protocol Animatable {}

public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

public struct LayoutSubview: Equatable {
  let fake: FakeSubview

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fake.size(in: proposal) }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    fake.place(at: position, proposal)
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    fake.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
    one.fake === other.fake
  }
}

public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  nonisolated(unsafe) let fake: [LayoutSubview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { fake.count }
  public var layoutDirection: LayoutDirection { .leftToRight }

  public subscript(index: Int) -> LayoutSubview { fake[index] }
}

public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    EmptyView()
  }
}

// MARK: Views of the toolkit

public struct Animation: Equatable, Sendable {
  var fakeName = ""
}

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init(animation: Animation?) { self.animation = animation }
}

#if canImport(UIKit)
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let environment = EnvironmentValues()
    public internal(set) var transaction = Transaction(animation: nil)
  }

  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    typealias Context = UIViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(
      _ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
    ) -> CGSize?
  }

  extension UIViewRepresentable {
    public var body: Never { fatalError("it has none") }
  }
#else
  public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let environment = EnvironmentValues()
    public internal(set) var transaction = Transaction(animation: nil)
  }

  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Self.Body == Never {
    associatedtype NSViewType: NSView
    typealias Context = NSViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
    @MainActor @preconcurrency func updateNSView(
      _ nsView: Self.NSViewType, context: Self.Context)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
    ) -> CGSize?
  }

  extension NSViewRepresentable {
    public var body: Never { fatalError("it has none") }
  }
#endif
