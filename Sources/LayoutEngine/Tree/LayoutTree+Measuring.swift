// What tests ask of a tree.

extension LayoutTree {
  /// How often a container or a text was measured or laid out in the last solve.
  package var visits: Int { arena.visits }

  /// How many places for answers there are, in use or free again.
  package var answers: Int { arena.memo.count &+ arena.flex.work.memo.count }

  /// Whether answers are kept within a solve; frames are the same either way.
  package var keepsAnswers: Bool {
    get { arena.keepsAnswers }
    set { arena.keepsAnswers = newValue }
  }
}
