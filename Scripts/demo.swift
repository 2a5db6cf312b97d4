import LayoutEngine

// The settings of the document's first preview; its frames in document order, written as the
// command writes them.
let card = ProfileCard()
let result = card.layout(in: .width(390), environment: LayoutEnvironment(scale: 3))
for frame in result.frames {
  let numbers = [frame.x, frame.y, frame.width, frame.height].map { number in
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  print("\"frame\":[\(numbers.joined(separator: ","))]")
}
