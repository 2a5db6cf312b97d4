import LayoutDiagnostics
import Testing

@testable import LayoutInterpreter

/// Catalogs before and after an update.
///
/// Entries whose keys are not passed keep their bytes.
struct CatalogEditTests {
  private func edited(_ catalog: String, _ keys: Set<String>) throws -> String {
    let edit = try #require(CatalogEdit.make(Array(catalog.utf8), keys: keys).edit)
    let again = try #require(CatalogEdit.make(edit.bytes, keys: keys).edit)
    #expect(again.isCurrent)
    #expect(again.bytes == edit.bytes)
    return String(decoding: edit.bytes, as: UTF8.self)
  }

  @Test func newKeysStandAmongTheOthersAndOldOnesAreStale() throws {
    let before = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Back" : {
            "extractionState" : "manual"
          },
          "Closed" : {
            "comment" : "Of a shop",
            "localizations" : {   "de": {} }
          },
          "Gone" : {

          },
          "Old" : {
            "localizations" : { }
          },
          "Open" : {
            "extractionState" : "stale",
            "localizations" : {

            }
          }
        },
        "version" : "1.0"
      }

      """
    let after = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%lld \\"likes\\"" : {

          },
          "Back" : {
            "extractionState" : "manual"
          },
          "Closed" : {
            "comment" : "Of a shop",
            "localizations" : {   "de": {} }
          },
          "Gone" : {
            "extractionState" : "stale"
          },
          "Made" : {

          },
          "Map" : {

          },
          "Old" : {
            "extractionState" : "stale",
            "localizations" : { }
          },
          "Open" : {
            "localizations" : {

            }
          },
          "Zebra" : {

          }
        },
        "version" : "1.0"
      }

      """
    let keys: Set = ["%lld \"likes\"", "Closed", "Open", "Map", "Made", "Zebra"]
    #expect(try edited(before, keys) == after)
  }

  @Test func anEmptyCatalogIsFilled() throws {
    let empty = String(decoding: CatalogEdit.empty(in: "en"), as: UTF8.self)
    #expect(try edited(empty, []) == empty)
    #expect(
      try edited(empty, ["b", "a"]) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a" : {

            },
            "b" : {

            }
          },
          "version" : "1.0"
        }

        """)
  }

  @Test func aCatalogOnOneLineStaysOnOne() throws {
    let before = #"{"strings":{"Open":{"x":"}\""}},"version":"1.0"}"#
    let edit = try edited(before, ["Open", "Shut"])
    #expect(edit.hasPrefix(#"{"strings":{"Open":{"x":"}\""},"Shut":{"#))
    #expect(edit.hasSuffix(#"}},"version":"1.0"}"#))
  }

  @Test func noCatalogIsAFinding() {
    #expect(
      CatalogEdit.make(Array("{}".utf8), keys: []).finding?.message
        == "a String Catalog has an object 'strings'")
    #expect(CatalogEdit.make(Array("{".utf8), keys: []).edit == nil)
  }
}
