import LayoutCompiler
import Testing

/// Hashes of OpenSSL for the same bytes, made by `openssl mac -macopt
/// hexkey:000102030405060708090a0b0c0d0e0f -macopt size:16 SIPHASH`.
struct DigestTests {
  @Test(arguments: [
    (0, "a3817f04ba25a8e66df67214c7550293"),
    (1, "da87c1d86b99af44347659119b22fc45"),
    (2, "8177228da4a45dc7fca38bdef60affe4"),
    (7, "a1f1ebbed8dbc153c0b84aa61ff08239"),
    (8, "3b62a9ba6258f5610f83e264f31497b4"),
    (15, "5493e99933b0a8117e08ec0f97cfc3d9"),
    (64, "1eaf077dc0d4cd3f8cad4d383658a74b"),
    (300, "ce005a406d14b36d5386b5f7a7e1b311"),
  ])
  func itIsThatOfOthers(count: Int, digits: String) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let digest = Digest(of: bytes.span)
    #expect(digest.description == digits)
    #expect(Digest(digits) == digest)
  }

  @Test(arguments: [
    "", "a3817f04", "a3817f04ba25a8e66df67214c755029+", "é3817f04ba25a8e66df67214c75502",
  ])
  func otherTextsAreNone(text: String) {
    #expect(Digest(text) == nil)
  }
}
