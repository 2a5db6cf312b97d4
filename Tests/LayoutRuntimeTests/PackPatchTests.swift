import FuzzTargets
import LayoutEngine
import LayoutRuntime
import Testing

/// Patches in an app.
struct PackPatchTests {
  @Test func aPatchMakesTheNewPack() throws {
    let (old, new) = (PackTarget.versions[0], PackTarget.versions[1])
    let patch = try PackPatch(PackTarget.patch)
    #expect(patch.oldHash == PackPatch.hash(of: old))
    #expect(patch.newHash == PackPatch.hash(of: new))
    let made = try patch.applied(to: old)
    #expect(made == new)
    let result = try LoadedLayout(made).with().layout(in: .width(320))
    #expect(result.frames == (try LoadedLayout(new).with().layout(in: .width(320)).frames))
  }

  @Test func aPatchOfAnotherPackIsRefused() throws {
    let patch = try PackPatch(PackTarget.patch)
    let error = #expect(throws: LoadingError.self) {
      try patch.applied(to: PackTarget.versions[1])
    }
    #expect(error?.cause == .otherPack)
    #expect(
      error?.description
        == "the patch is made for the pack \(patch.oldHash), which is another one")
  }

  @Test func aDamagedPatchIsAnErrorWithItsPlace() {
    let bytes = Array(PackTarget.patch.dropLast())
    let error = #expect(throws: LoadingError.self) { try PackPatch(bytes) }
    #expect(error?.cause == .damaged)
    #expect(error?.section == "patch")
    #expect(error?.offset == 12)
  }

  /// The hash of the result is not that of the patch: nothing is made.
  @Test func aPatchThatMakesAnotherPackMakesNothing() throws {
    var bytes = PackTarget.patch
    bytes[60] ^= 1
    let patch = try PackPatch(PackTarget.withRightSum(ofPatch: bytes))
    let error = #expect(throws: LoadingError.self) {
      try patch.applied(to: PackTarget.versions[0])
    }
    #expect(error?.description == "the patch makes another pack than it says")
  }
}
