import Foundation
import LayoutGTK

// Five screens from a pack, and newer ones from a patch of it: `Shop PACK [PATCH]`.

let paths = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard let packed = paths.first, let pack = try? Data(contentsOf: packed) else {
  print("usage: Shop PACK [PATCH]")
  exit(2)
}

LayoutApplication.run(id: "org.layoutc.Shop") { application in
  let window = LayoutWindow(in: application, title: "Café Central", width: 390, height: 700)
  do {
    let shop = try Shop([UInt8](pack))
    shop.onOpen = { window.show($0) }
    // A server has a patch for each hash; this one is for the pack that the app was started with.
    shop.newestPatch = { _ in
      paths.dropFirst().first.flatMap { try? Data(contentsOf: $0) }.map { [UInt8]($0) }
    }
    try shop.open("Home")
    return (window, shop)
  } catch {
    print("Shop: \(error)")
    exit(1)
  }
}
