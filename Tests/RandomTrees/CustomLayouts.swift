package import LayoutEngine

/// Children one after another down a slope, with their distances as attributes.
package struct Slope: InterpretedLayout {
  package var step: Float = 0

  package struct Item: InterpretedItem {
    package var extra: Float = 0

    package init(extra: Float = 0) { self.extra = extra }

    package init(attributes: AttributeReader) {
      self.init(extra: attributes.points("extra", default: 0))
    }
  }

  package init(step: Float = 0) { self.step = step }

  package init(attributes: AttributeReader) {
    self.init(step: attributes.points("step", default: 0))
  }

  package func layOut(_ children: inout CustomChildren<Item>, in range: SizeRange) -> LayoutSize {
    var corner = LayoutPoint.zero
    var size = LayoutSize.zero
    for child in children.indices {
      corner.x += children.item(of: child).extra
      let inner = children.measure(child, in: SizeRange(max: range.max))
      children.place(child, at: corner)
      size = LayoutSize(width: corner.x + inner.width, height: corner.y + inner.height)
      corner = LayoutPoint(x: corner.x + step, y: size.height)
    }
    return size
  }
}

/// Children in equal shares of the width, all as high as the highest one.
package struct Shares: InterpretedLayout {
  package init() {}

  package init(attributes: AttributeReader) {}

  package var inputs: LayoutInputs { .maximumWidth }

  package func layOut(_ children: inout CustomChildren<NoPlacement>, in range: SizeRange)
    -> LayoutSize
  {
    let share = range.max.width / Float(max(children.count, 1))
    var height: Float = 0
    for child in children.indices {
      height = max(height, children.measure(child, in: .width(share)).height)
    }
    for child in children.indices {
      children.measure(child, in: .exact(width: share, height: height))
      children.place(child, at: LayoutPoint(x: share * Float(child)))
    }
    return LayoutSize(width: range.max.width, height: height)
  }
}
