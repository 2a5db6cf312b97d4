import Foundation
import TestSupport
import Testing

/// The hook that `make hooks` turns on holds commits to the form that CONTRIBUTING.md asks for.
struct HookTests {
  private func refusal(of message: String) throws -> String? {
    let folder = try TemporaryFolder()
    try folder.write(message, to: "message")
    let hook = PackageRoot.appending("Scripts/hooks/commit-msg").path()
    let outcome = try BuiltCommand.run(tool: [hook, folder.path("message")])
    return outcome.status == 0 ? nil : outcome.errors
  }

  @Test(arguments: [
    "Grid: drop unused caches\n", "Grid: drop unused caches\n\nNobody reads them.\n",
    "# A template.\nSwift files: fold long lines\n", "Merge branch 'caches'\n",
    "fixup! Grid: drop unused caches\n", "Command: process links as files\n",
    "Views: focus the first field\n", "Random: seed each trial\n",
    "Schema: \(String(repeating: "a", count: 64))\n",
  ])
  func whatIsAskedForPasses(message: String) throws {
    #expect(try refusal(of: message) == nil)
  }

  @Test(arguments: [
    ("Drop unused caches\n", "does not begin with its area"),
    ("grid: drop unused caches\n", "does not begin with its area"),
    ("Grid: Drop unused caches\n", "does not begin with its area"),
    ("Grid: drop unused caches.\n", "ends with a full stop"),
    ("Grid: dropped unused caches\n", "'dropped' is no imperative"),
    ("Grid: drops unused caches\n", "'drops' is no imperative"),
    ("Grid: dropping unused caches\n", "'dropping' is no imperative"),
    ("Schema: \(String(repeating: "a", count: 65))\n", "longer than 72 characters"),
    ("Grid: drop unused caches\nof all kinds\n", "the second line is not empty"),
  ])
  func othersAreRefused(message: String, reason: String) throws {
    let refusal = try #require(try refusal(of: message))
    #expect(refusal.contains(reason))
    #expect(refusal.contains("Grid: drop unused caches"), "an example is shown")
  }
}
