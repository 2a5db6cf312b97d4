#if Signing || canImport(CryptoKit)
  import Foundation
  import LayoutPack
  import LayoutPackSigning
  import LayoutRuntime
  import LayoutTool
  import TestSupport
  import Testing

  /// Signed packs, as `layoutc pack --sign` makes them and apps load them.
  struct SigningTests {
    private let folder: TemporaryFolder
    private let command: BuiltCommand

    init() throws {
      folder = try TemporaryFolder()
      command = BuiltCommand(in: folder.url)
      try folder.write(
        """
        <layout name="Card">
          <param name="title" type="Text"/>
          <stack direction="vertical" spacing="4"><text id="title">{title}</text><view size="8"/></stack>
        </layout>

        """, to: "card.layout.xml")
    }

    private func makeKey(_ name: String) throws -> PackKey {
      let made = try command.run(["pack", "--new-key", name])
      #expect(made.status == 0, "\(made)")
      return try #require(PackKey(pem: folder.read("\(name).public.pem")))
    }

    private func pack(_ key: String?, _ more: String...) throws -> [UInt8] {
      let sign = key.map { ["--sign", "\($0).private.pem"] } ?? []
      let packed = try command.run(
        ["pack", "card.layout.xml", "-o", "card.layoutpack"] + sign + more)
      #expect(packed.status == 0, "\(packed)")
      return try Array(Data(contentsOf: folder.url.appending(path: "card.layoutpack")))
    }

    private func cause(_ bytes: [UInt8], _ keys: [PackKey]) -> LoadingError.Cause? {
      do throws(LoadingError) {
        _ = try LoadedLayout(bytes, trusting: keys)
        return nil
      } catch {
        return error.cause
      }
    }

    // MARK: Packs

    @Test func anAppLoadsWhatATrustedKeyHasSigned() throws {
      let (key, next) = (try makeKey("first"), try makeKey("next"))
      let bytes = try pack("first", "--name", "card", "--number", "3")
      let screen = try LoadedLayout(bytes, trusting: [key], named: "card", notOlderThan: 3)
      #expect(screen.parameters.map(\.name) == ["title"])
      // While keys are exchanged, the app trusts both.
      #expect(cause(bytes, [next, key]) == nil)
      #expect(try cause(pack("next"), [next, key]) == nil)
      // Without a question for the signer, it is an ordinary pack.
      #expect(try LoadedLayout(bytes).packNumber == 3)
      let shown = try command.run(["unpack", "card.layoutpack"])
      #expect(shown.output.contains("\nsigned by \(next)\n"))
    }

    @Test func aServerSignsAsTheCommandDoes() async throws {
      let key = try makeKey("key")
      var builder = PackBuilder(folder.path("card.layout.xml"))
      builder.signing = try PackSigning(pem: folder.read("key.private.pem"))
      let signed = try await builder.pack().bytes
      #expect(try LoadedLayout(signed, trusting: [key]).documents == ["Card"])
      #expect(try LoadedLayout(signed, trusting: [key]).packNumber == 0)
      #expect(try PackSigning(pem: folder.read("key.public.pem")) == nil)
      // The builder of another app has a key of its own.
      builder.signing = nil
      #expect(try await cause(builder.pack().bytes, [key]) == .unsigned)
    }

    @Test func theCommandVerifiesSignatures() throws {
      let (key, _) = (try makeKey("key"), try makeKey("other"))
      let bytes = try pack("key")
      let keys = ["--trust", "other.public.pem", "--trust", "key.public.pem"]
      let shown = try command.run(["unpack", "card.layoutpack"] + keys)
      #expect(shown.status == 0)
      let unknown = try command.run(["unpack", "card.layoutpack"] + keys.prefix(2))
      #expect(unknown.status == 1)
      #expect(unknown.output.isEmpty)
      #expect(
        unknown.errors == """
          error: 'card.layoutpack' is not to be trusted: the pack is signed with the key \(key), which \
          the app does not trust

          """)
      try Data(bytes.dropLast() + [bytes[bytes.count - 1] ^ 1])
        .write(to: folder.url.appending(path: "card.layoutpack"))
      let wrong = try command.run(["unpack", "card.layoutpack"] + keys)
      #expect(wrong.status == 1)
      #expect(wrong.errors.contains("the signature is not that of these bytes"))
      let noKey = try command.run(["unpack", "card.layoutpack", "--trust", "key.private.pem"])
      #expect(noKey.status == 2)
    }

    @Test func everythingElseIsRefusedWithItsReason() throws {
      let (key, other) = (try makeKey("key"), try makeKey("other"))
      let bytes = try pack("key", "--number", "3")
      #expect(cause(bytes, [other]) == .unknownKey)
      #expect(cause(bytes, []) == .unknownKey)
      #expect(try cause(pack(nil), [key]) == .unsigned)
      #expect(cause([], [key]) == .unsigned)
      var swapped = bytes
      swapped.replaceSubrange(swapped.count - 96..<swapped.count - 64, with: try bytesOf(other))
      #expect(cause(swapped, [key, other]) == .wrongSignature)
      let error = #expect(throws: LoadingError.self) {
        try LoadedLayout(bytes, trusting: [key], notOlderThan: 4)
      }
      #expect(error?.cause == .older)
      // A signature of another pack.
      let another = try pack("key", "--number", "4")
      #expect(cause(another.dropLast(64) + bytes.suffix(64), [key]) == .wrongSignature)
      #expect(cause(bytes.dropLast(64) + another.suffix(64), [key]) == .wrongSignature)
      #expect(cause(bytes + [0], [key]) == .unsigned)
    }

    /// Without its signature, a pack with right lengths and sums is an unsigned one.
    @Test func aRemovedSignatureIsMissed() throws {
      let key = try makeKey("key")
      let bytes = Array(try pack("key").dropLast(104))
      #expect(cause(bytes, [key]) == .unsigned)
      #expect(throws: LoadingError.self) { try LoadedLayout(bytes) }
      #expect(cause(try pack(nil), [key]) == .unsigned)
    }

    @Test(arguments: [["--number", "7"], ["--name", "card"], []])
    func everyByteSetToAnotherValueIsRefused(_ options: [String]) throws {
      let key = try makeKey("key")
      let packed = try command.run(
        ["pack", "card.layout.xml", "-o", "card.layoutpack", "--sign", "key.private.pem"] + options)
      #expect(packed.status == 0)
      let bytes = try Array(Data(contentsOf: folder.url.appending(path: "card.layoutpack")))
      #expect(cause(bytes, [key]) == nil)
      for place in bytes.indices {
        let values: [UInt8] = TestLength.isWhole ? [0, 1, 127, 128, 255] : [0, bytes[place] ^ 1]
        for value in values where bytes[place] != value {
          var changed = bytes
          changed[place] = value
          #expect(cause(changed, [key]) != nil, "byte \(place) is \(value)")
        }
      }
      for count in stride(from: 0, to: bytes.count, by: 7) {
        #expect(cause(Array(bytes[..<count]), [key]) != nil)
      }
    }

    private func bytesOf(_ key: PackKey) throws -> [UInt8] {
      try #require(Hexadecimal.bytes(of: key.description))
    }

    /// The signed packs of each version of the format, which stay.
    @Test func aSignatureStaysTrue() throws {
      func file(_ name: String) throws -> Data {
        try Data(contentsOf: PackageRoot.appending("Tests/LayoutPackTests/Packs/\(name)"))
      }
      let key = try #require(
        PackKey(pem: String(decoding: file("1.1.public.pem"), as: UTF8.self)))
      let screen = try LoadedLayout(
        Array(file("1.1.layoutpack")), trusting: [key], named: "kept", notOlderThan: 1)
      #expect(screen.documents == ["Looks", "Rows", "Parts"])
    }

    /// What a patch makes of an older pack is signed as it was packed.
    @Test func aPatchMakesASignedPack() throws {
      let key = try makeKey("key")
      let old = try pack("key", "--number", "1")
      try FileManager.default.copyItem(
        atPath: folder.path("card.layoutpack"), toPath: folder.path("old.layoutpack"))
      let new = try pack(
        "key", "--number", "2", "--patch-from", "old.layoutpack", "--patch", "card.layoutpatch")
      let patch = try Array(Data(contentsOf: folder.url.appending(path: "card.layoutpatch")))
      let made = try PackPatch(patch).applied(to: old)
      #expect(made == new)
      #expect(try LoadedLayout(made, trusting: [key], notOlderThan: 2).packNumber == 2)
    }

    // MARK: Keys

    /// The first test of RFC 8032, §7.1.
    @Test func aSignatureIsThatOfTheStandard() throws {
      let seed = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
      let der = "302e020100300506032b657004220420" + seed
      let base64 = Data(try #require(Hexadecimal.bytes(of: der))).base64EncodedString()
      let key = try #require(
        PrivatePackKey(pem: "-----BEGIN PRIVATE KEY-----\n\(base64)\n-----END PRIVATE KEY-----\n"))
      #expect(
        Hexadecimal.text(of: key.publicKey)
          == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
      #expect(PackKey(pem: key.publicPEM) == PackKey(key.publicKey))
      #if !canImport(CryptoKit)  // whose signatures have a random part
        #expect(
          try Hexadecimal.text(of: key.signature(of: []))
            == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
            + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b")
      #endif
    }

    /// Another program reads the keys, and finds the signature right.
    @Test func openSSLAgrees() throws {
      _ = try makeKey("key")
      let bytes = try pack("key")
      func openssl(_ words: String...) throws -> BuiltCommand.Outcome {
        try BuiltCommand.run(tool: ["openssl"] + words)
      }
      guard try openssl("version").status == 0 else { return }
      let derived = try openssl("pkey", "-in", folder.path("key.private.pem"), "-pubout")
      #expect(try derived.output == folder.read("key.public.pem"))
      try Data(bytes.dropLast(64)).write(to: folder.url.appending(path: "message"))
      try Data(bytes.suffix(64)).write(to: folder.url.appending(path: "signature"))
      let verified = try openssl(
        "pkeyutl", "-verify", "-pubin", "-inkey", folder.path("key.public.pem"), "-rawin", "-in",
        folder.path("message"), "-sigfile", folder.path("signature"))
      #expect(verified.status == 0, "\(verified)")
      // And keys of OpenSSL sign packs.
      #expect(
        try openssl(
          "genpkey", "-algorithm", "ed25519", "-out", folder.path("own.private.pem")
        ).status == 0)
      let own = try openssl("pkey", "-in", folder.path("own.private.pem"), "-pubout")
      let key = try #require(PackKey(pem: own.output))
      #expect(try cause(pack("own"), [key]) == nil)
    }

    @Test func onlyTheUserMayReadAPrivateKey() throws {
      _ = try makeKey("key")
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.path("key.private.pem"))
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test(arguments: ["private", "public"]) func noKeyIsOverwritten(_ kind: String) throws {
      try folder.write("mine", to: "key.\(kind).pem")
      let made = try command.run(["pack", "--new-key", "key"])
      #expect(made.status == 2)
      #expect(
        made.errors == "error: 'key.\(kind).pem' is there already; nothing was written\n")
      #expect(try folder.read("key.\(kind).pem") == "mine")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
      #expect(files.filter { $0.hasSuffix(".pem") } == ["key.\(kind).pem"])
    }

    @Test func noPrivateKeyGetsIntoARepository() throws {
      let git = try BuiltCommand.run(tool: ["git", "init", "--quiet", folder.path("app")])
      guard git.status == 0 else { return }
      try FileManager.default.createDirectory(
        atPath: folder.path("app/deep/er"), withIntermediateDirectories: true)
      #expect(symlink("app/deep", folder.path("link")) == 0)
      for prefix in ["app/key", "app/deep/er/key", "link/key", "link/er/../key"] {
        let made = try command.run(["pack", "--new-key", prefix])
        #expect(made.status == 2)
        #expect(made.errors.contains("lies in a work tree of git, which does not ignore it"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("\(prefix).private.pem")))
        #expect(!FileManager.default.fileExists(atPath: folder.path("\(prefix).public.pem")))
      }
      try folder.write("*.private.pem\n", to: "app/.gitignore")
      #expect(try command.run(["pack", "--new-key", "app/deep/key"]).status == 0)
      let missing = try command.run(["pack", "--new-key", "nowhere/key"])
      #expect(missing.status == 2)
      #expect(missing.errors.contains("there is no folder 'nowhere/'"))
    }

    @Test func whatIsNoKeyIsTold() throws {
      _ = try makeKey("key")
      let words = ["pack", "card.layout.xml", "-o", "card.layoutpack", "--sign"]
      let wrong = try command.run(words + ["key.public.pem"])
      #expect(wrong.status == 2)
      #expect(wrong.errors == "error: 'key.public.pem' is no private key of Ed25519 in PEM\n")
      #expect(try command.run(words + ["none.pem"]).status == 3)
      #expect(PackKey([1, 2, 3]) == nil)
      for text in ["", "-----BEGIN PUBLIC KEY-----", try folder.read("key.private.pem")] {
        #expect(PackKey(pem: text) == nil)
      }
    }
  }
#else
  import TestSupport
  import Testing

  /// Without signatures, the command tells how to get them.
  struct SigningTests {
    @Test(arguments: [
      ["--new-key", "key"], ["card.layout.xml", "-o", "card", "--sign", "key.pem"],
    ])
    func theCommandTellsHowToGetSignatures(_ words: [String]) throws {
      let folder = try TemporaryFolder()
      let outcome = try BuiltCommand(in: folder.url).run(["pack"] + words)
      #expect(outcome.status == 2)
      #expect(
        outcome.errors == """
          error: this layoutc was built without signatures; those of releases have them, and \
          'swift build --traits Signing' builds one

          """)
    }
  }
#endif
