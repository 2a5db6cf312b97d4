import Foundation
import LayoutCompiler
import Testing

/// The progress line that a long run shows at a terminal.
struct ProgressLineTests {
  /// A terminal, and a clock that advances by a fixed step at each reading.
  private final class World: @unchecked Sendable {
    let lock = NSLock()
    var time = ContinuousClock.now
    var text = ""
    let step: Duration

    init(step: Duration) {
      self.step = step
    }

    var progress: ProgressLine {
      ProgressLine(
        now: {
          self.lock.withLock {
            self.time += self.step
            return self.time
          }
        },
        write: { text in self.lock.withLock { self.text += text } })
    }
  }

  @Test func nothingIsToldForTwoSeconds() {
    let world = World(step: .milliseconds(100))
    let progress = world.progress
    progress.begin(19)
    for _ in 0..<19 { progress.advance() }
    progress.end()
    #expect(world.text == "")
  }

  @Test func thenALineIsWrittenOverAndTakenAway() {
    let world = World(step: .seconds(1))
    let progress = world.progress
    progress.begin(3)
    for _ in 0..<3 { progress.advance() }
    progress.end()
    #expect(
      world.text
        == "\r2 of 3 documents\u{1B}[K\r3 of 3 documents\u{1B}[K\r\u{1B}[K")
  }
}
