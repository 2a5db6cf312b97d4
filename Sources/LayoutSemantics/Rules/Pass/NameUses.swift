/// What a document declares, and which of it is used.
struct NameUses {
  let declarations: DeclarationState
  /// The parameters, locals and constants that bodies name, but for the parameters of components.
  let mentioned: Set<ExpressionNode>
  /// The parameters that are named in each component.
  let mentionedParameters: [Int32: Set<Int>]

  /// Whether a body or a declaration names the parameter or constant.
  func mentions(_ name: ExpressionNode) -> Bool {
    mentioned.contains(name) || declarations.mentioned.contains(name)
  }
}
