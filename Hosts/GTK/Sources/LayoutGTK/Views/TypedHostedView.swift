import CGTK4
public import LayoutEngine
public import LayoutViews

/// A view of the app's own whose attributes are a type of the app.
///
/// ```swift
/// final class MapView: TypedHostedView {
///   let widget: Widget = gtk_drawing_area_new()
///
///   func show(_ attributes: MapAttributes, events: ControlEvents) { map.zoom = attributes.zoom }
/// }
/// ```
///
/// ``GTKAssets/register(_:_:)`` adds it under the name that documents give to `view`.
@MainActor
public protocol TypedHostedView: HostedView {
  /// The type of the attributes.
  associatedtype Attributes: TypedAttributes

  /// Shows the values of the attributes.
  ///
  /// - Parameters:
  ///   - attributes: The values.
  ///   - events: The receiver of the user's actions in the view.
  func show(_ attributes: Attributes, events: ControlEvents)
}

extension TypedHostedView {
  /// Default implementation: shows the attributes of the content.
  ///
  /// Attributes of other types change nothing and are told in the log. A document that is loaded
  /// with ``GTKAssets/viewRegistry`` has none.
  public func configure(
    _ content: ViewContent, changed parts: ViewContent.Parts, events: ControlEvents
  ) {
    do throws(AttributeError) {
      show(try ViewValues(content.view?.attributes).attributes(), events: events)
    } catch {
      layout_gtk_warn("'\(content.view?.class ?? "")': \(error)")
    }
  }
}
