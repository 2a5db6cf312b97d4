import LayoutEngine

extension Picture.Drawing {
  /// Makes a scene in place of a picture that is not there, which fills the shape.
  ///
  /// Scene and colors depend on the name alone, so that a picture is the same wherever it is.
  ///
  /// - Parameters:
  ///   - name: The name or the address of the picture.
  ///   - size: The size of the shape.
  ///   - isRound: Whether the shape is a circle, in which apps show people.
  ///   - isDark: Whether the picture is of the dark appearance.
  init(sceneFor name: String, in size: LayoutSize, isRound: Bool, isDark: Bool) {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    var chance = Chance(name)
    let first = chance.next(SceneKind.usual.count)
    let kind = SceneKind.named(by: file) ?? (isRound ? .face : SceneKind.usual[first])
    self = Self(kind, name, in: size, &chance, isDark: isDark)
  }

  /// Makes a scene of a kind, whose details depend on the name.
  init(scene kind: SceneKind, _ name: String, in size: LayoutSize, isDark: Bool) {
    var chance = Chance(name)
    self = Self(kind, name, in: size, &chance, isDark: isDark)
  }

  private init(
    _ kind: SceneKind, _ name: String, in size: LayoutSize, _ chance: inout Chance, isDark: Bool
  ) {
    self.init(name)
    // A map is in the same colors wherever it is.
    let row = kind == .map ? SceneColors.ofMaps : chance.next(SceneColors.count)
    let colors = SceneColors(row, of: (chance.next(4), chance.next(4)), isDark: isDark)
    var scene = Scene(size, colors)
    switch kind {
    case .face: scene.drawFace(&chance)
    case .hills: scene.drawHills(&chance)
    case .mountains: scene.drawMountains(&chance)
    case .waves: scene.drawWaves(&chance)
    case .street: scene.drawStreet(&chance)
    case .table: scene.drawTable(&chance)
    case .map: scene.drawMap(&chance)
    case .mark: scene.drawMark(&chance)
    case .thing(let symbol): scene.drawThing(symbol)
    }
    layers = scene.layers
  }
}

/// Numbers that look arbitrary and are always the same for a name.
private struct Chance {
  private var state: UInt32

  init(_ name: String) {
    // Names that differ in a digit alone begin far from each other.
    state = name.stableHash
    state = (state ^ state >> 16) &* 0x85EB_CA6B
    state = (state ^ state >> 13) &* 0xC2B2_AE35
    state ^= state >> 16
  }

  /// Returns a number from 0 up to a count.
  mutating func next(_ count: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % count
  }

  /// Returns a number between two others, in eighths.
  mutating func next(_ range: ClosedRange<Float>) -> Float {
    range.lowerBound + (range.upperBound - range.lowerBound) * Float(next(9)) / 8
  }
}

/// The muted colors of a scene.
private struct SceneColors {
  let sky: Picture.Paint
  let far: Picture.Paint
  let middle: Picture.Paint
  let near: Picture.Paint
  let light: Picture.Paint
  let road: Picture.Paint
  let skin: Picture.Paint
  let hair: Picture.Paint

  private static let rows: [[Picture.Paint]] = [
    [0xF1DD_D0FF, 0xDDBF_B5FF, 0xBD97_98FF, 0x7F6D_83FF, 0xFCF0_E2FF],
    [0xDCE9_EEFF, 0xB7D0_D9FF, 0x88AC_BAFF, 0x567C_8DFF, 0xFDF3_DDFF],
    [0xE3EB_DDFF, 0xBFD1_B7FF, 0x92B0_8EFF, 0x5F82_69FF, 0xFBF3_DAFF],
    [0xF1E7_D4FF, 0xDDCA_A8FF, 0xC1A6_81FF, 0x8E76_5BFF, 0xFEF8_E8FF],
    [0xE9E1_EEFF, 0xCBBB_D8FF, 0xA38F_B7FF, 0x7263_8CFF, 0xFBEC_DDFF],
    [0xE2E6_ECFF, 0xC1C8_D4FF, 0x959F_B0FF, 0x646F_84FF, 0xF8F1_E2FF],
  ]

  static var count: Int { rows.count }
  static let ofMaps = 2

  private static let skins: [Picture.Paint] = [0xE6C3_A8FF, 0xC797_77FF, 0x9A6C_52FF, 0xEDCF_B8FF]
  private static let hairs: [Picture.Paint] = [0x4237_33FF, 0x6E50_3EFF, 0x9A78_55FF, 0x3134_3DFF]

  /// - Parameters:
  ///   - row: The row of colors.
  ///   - person: The colors of a person's skin and hair, of four each.
  ///   - isDark: Whether the colors are for the dark.
  init(_ row: Int, of person: (skin: Int, hair: Int), isDark: Bool) {
    // In the dark the same colors lie under a veil of their own.
    let night: Picture.Paint = 0x0508_0EA0
    let veil = isDark ? night.over(Self.rows[row][3]) & 0xFFFF_FF9C : 0
    let colors = Self.rows[row].map { veil.over($0) }
    (sky, far, middle, near) = (colors[0], colors[1], colors[2], colors[3])
    road = colors[4]
    light = (isDark ? night & 0xFFFF_FF58 : 0).over(Self.rows[row][4])
    let shade = isDark ? night & 0xFFFF_FF40 : 0
    skin = shade.over(Self.skins[person.skin])
    hair = shade.over(Self.hairs[person.hair])
  }
}

/// A scene while it is drawn, from back to front.
private struct Scene {
  private(set) var layers: [Picture.Drawing.Layer] = []
  private let colors: SceneColors
  private let width: Float
  private let height: Float
  /// The shorter side, which round things are measured by.
  private let unit: Float

  init(_ size: LayoutSize, _ colors: SceneColors) {
    self.colors = colors
    (width, height) = (size.width, size.height)
    unit = min(size.width, size.height)
    fill(.box(LayoutRect(width: width, height: height)), colors.sky)
  }

  private mutating func fill(_ path: PathData, _ paint: Picture.Paint) {
    layers.append(Picture.Drawing.Layer(path, fill: paint))
  }

  private func circle(_ x: Float, _ y: Float, _ radius: Float) -> PathData {
    .circle(x * width, y * height, radius * unit)
  }

  /// Fills everything below a line of hills, whose ends and tops are parts of the height, at equal
  /// distances.
  private mutating func fillBelow(_ heights: [Float], _ paint: Picture.Paint) {
    var path = PathData()
    path.move(0, height)
    for (place, part) in heights.enumerated() {
      let x = width * Float(place) / Float(heights.count - 1)
      if place == 0 { path.line(x, part * height) } else { path.wave(x, part * height) }
    }
    path.line(width, height)
    path.close()
    fill(path, paint)
  }

  private mutating func drawSun(_ chance: inout Chance) {
    fill(circle(chance.next(0.2...0.8), chance.next(0.2...0.34), 0.11), colors.light)
  }

  mutating func drawHills(_ chance: inout Chance) {
    drawSun(&chance)
    fillBelow([0.62, chance.next(0.42...0.5), 0.66, chance.next(0.46...0.54), 0.6], colors.far)
    fillBelow([chance.next(0.6...0.7), 0.82, chance.next(0.58...0.66), 0.74], colors.middle)
    fillBelow([0.9, chance.next(0.72...0.8), 0.94], colors.near)
  }

  mutating func drawMountains(_ chance: inout Chance) {
    drawSun(&chance)
    let peak = chance.next(0.25...0.4)
    let other = chance.next(0.62...0.8)
    let (w, h) = (width, height)
    fill(
      .polygon(
        (0, h), (0, 0.66 * h), (other * w - 0.3 * w, 0.74 * h), (other * w, 0.4 * h), (w, 0.64 * h),
        (w, h)),
      colors.far)
    fill(
      .polygon(
        (0, h), (0, 0.7 * h), (peak * w, 0.34 * h), (peak * w + 0.32 * w, 0.78 * h), (w, 0.9 * h),
        (w, h)),
      colors.middle)
    fillBelow([0.84, chance.next(0.76...0.84), 0.94], colors.near)
  }

  mutating func drawWaves(_ chance: inout Chance) {
    let isLeft = chance.next(2) == 0
    let sun = chance.next(0.18...0.34)
    fill(circle(isLeft ? sun : 1 - sun, chance.next(0.2...0.32), 0.1), colors.light)
    let horizon = 0.54 * height
    fill(.box(LayoutRect(x: 0, y: horizon, width: width, height: height - horizon)), colors.far)
    let boat = chance.next(0.6...0.76)
    let (x, y) = ((isLeft ? boat : 1 - boat) * width, horizon + 0.04 * unit)
    fill(
      .polygon(
        (x - 0.11 * unit, y), (x + 0.11 * unit, y), (x + 0.07 * unit, y + 0.05 * unit),
        (x - 0.07 * unit, y + 0.05 * unit)),
      colors.near)
    fill(
      .polygon((x, y - 0.22 * unit), (x + 0.09 * unit, y - 0.02 * unit), (x, y - 0.02 * unit)),
      colors.light)
    fill(
      .polygon(
        (x - 0.015 * unit, y - 0.17 * unit), (x - 0.015 * unit, y - 0.02 * unit),
        (x - 0.07 * unit, y - 0.02 * unit)),
      colors.light)
    // Waves are as long in a wide picture as in a square one.
    let count = max(3, min(24, Int(width / max(unit, 1) * 5)))
    let crest = 0.03 * unit / max(height, 1)
    for (place, paint) in [(Float(0.68), colors.middle), (0.84, colors.near)] {
      fillBelow((0...count * 2).map { place + ($0 % 2 == 0 ? crest : 0) }, paint)
    }
  }

  mutating func drawStreet(_ chance: inout Chance) {
    drawSun(&chance)
    let count = max(3, min(12, Int(width / max(unit, 1) * 3.5)))
    let house = width / Float(count)
    for place in 0..<count {
      let top = chance.next(0.3...0.56) * height
      let x = Float(place) * house
      let paint = [colors.far, colors.middle, colors.near][(place + chance.next(2)) % 3]
      if chance.next(2) == 0 {
        fill(.box(LayoutRect(x: x, y: top, width: house, height: height - top)), paint)
      } else {
        let eaves = top + house * 0.4
        fill(
          .polygon(
            (x, height), (x, eaves), (x + house / 2, top), (x + house, eaves), (x + house, height)),
          paint)
      }
      guard house > 14 else { continue }
      var windows = PathData()
      let side = house * 0.18
      for row in 0..<3 {
        let y = top + house * (0.6 + 0.5 * Float(row))
        guard y + side < height * 0.86 else { break }
        for column in [Float(0.22), 0.6] {
          windows += .box(
            LayoutRect(x: x + house * column, y: y, width: side, height: side * 1.25))
        }
      }
      if windows != PathData() { fill(windows, colors.light) }
    }
    fill(
      .box(LayoutRect(x: 0, y: height * 0.9, width: width, height: height * 0.1)), colors.near)
  }

  mutating func drawTable(_ chance: inout Chance) {
    fill(
      .box(LayoutRect(x: 0, y: height * 0.68, width: width, height: height * 0.32)), colors.middle)
    let (x, base) = (width / 2, height * 0.68 + unit * 0.1)
    let isLeft = chance.next(2) == 0
    let side: Float = isLeft ? -1 : 1
    // A window behind the table.
    fill(
      .box(
        LayoutRect(
          x: x - side * unit * 0.34 - unit * 0.17, y: height * 0.68 - unit * 0.56,
          width: unit * 0.34, height: unit * 0.4), radius: unit * 0.02),
      colors.light)
    // A vase with a twig, and a mug.
    let vase = x - side * unit * 0.24
    layers.append(
      Picture.Drawing.Layer(
        .polyline((vase, base - unit * 0.2), (vase + side * unit * 0.05, base - unit * 0.46)),
        stroke: colors.near, width: unit * 0.025))
    fill(
      .ellipse(vase + side * unit * 0.05, base - unit * 0.5, unit * 0.06, unit * 0.1), colors.near)
    fill(
      .ellipse(vase - side * unit * 0.03, base - unit * 0.38, unit * 0.07, unit * 0.04), colors.near
    )
    fill(
      .box(
        LayoutRect(
          x: vase - unit * 0.09, y: base - unit * 0.27, width: unit * 0.18, height: unit * 0.27),
        radius: unit * 0.06),
      colors.far)
    let mug = LayoutRect(
      x: x + side * unit * 0.16 - unit * 0.14, y: base - unit * 0.2, width: unit * 0.28,
      height: unit * 0.22)
    layers.append(
      Picture.Drawing.Layer(
        .circle(mug.x + (isLeft ? 0 : mug.width), mug.y + mug.height * 0.45, unit * 0.065),
        stroke: colors.near, width: unit * 0.035))
    fill(.box(mug, radius: unit * 0.05), colors.near)
    fill(
      .ellipse(mug.x + mug.width / 2, mug.y + unit * 0.035, mug.width * 0.42, unit * 0.022),
      colors.light
    )
  }

  mutating func drawMap(_ chance: inout Chance) {
    let (w, h) = (width, height)
    let bend = chance.next(0.3...0.5)
    // A park, a river and streets.
    fill(
      .box(
        LayoutRect(x: 0.58 * w, y: 0.1 * h, width: 0.3 * w, height: 0.3 * h), radius: 0.05 * unit),
      colors.far)
    func line(_ points: PathData, _ paint: Picture.Paint, _ thick: Float) {
      layers.append(Picture.Drawing.Layer(points, stroke: paint, width: max(thick * unit, 0.5)))
    }
    var river = PathData()
    river.move(0, (bend + 0.3) * h)
    river.wave(0.5 * w, (bend + 0.36) * h)
    river.wave(w, (bend + 0.12) * h)
    line(river, colors.middle, 0.09)
    line(.polyline((0, bend * h), (w, (bend + 0.24) * h)), colors.road, 0.035)
    line(.polyline((bend * w, 0), ((bend + 0.12) * w, h)), colors.road, 0.05)
    line(.polyline((0.94 * w, 0), (0.72 * w, h)), colors.road, 0.035)
    line(.polyline((0, 0.16 * h), (w, 0.05 * h)), colors.road, 0.02)
    line(.polyline((0.1 * w, 0), (0.2 * w, h)), colors.road, 0.02)
    let (x, y, pin) = ((bend + 0.06) * w, (bend + 0.1) * h, min(0.09 * unit, 14))
    fill(
      .polygon((x - pin * 0.8, y - pin * 1.4), (x + pin * 0.8, y - pin * 1.4), (x, y)), colors.near)
    fill(.circle(x, y - 2 * pin, pin), colors.near)
    fill(.circle(x, y - 2 * pin, pin * 0.4), colors.light)
  }

  mutating func drawMark(_ chance: inout Chance) {
    let (x, y) = (width / 2, height / 2)
    let kind = chance.next(3)
    fill(.circle(x - 0.1 * unit, y - (kind == 0 ? 0 : 0.06 * unit), 0.22 * unit), colors.near)
    let r = 0.2 * unit
    switch kind {
    case 0: fill(.circle(x + 0.14 * unit, y, 0.16 * unit), colors.middle)
    case 1:
      fill(
        .polygon(
          (x + 0.06 * unit, y - r * 0.6), (x + 0.06 * unit + r, y + r), (x - r * 0.8, y + r)),
        colors.middle)
    default:
      fill(
        .box(
          LayoutRect(x: x - 0.02 * unit, y: y - 0.06 * unit, width: 1.5 * r, height: 1.5 * r),
          radius: 0.05 * unit),
        colors.middle)
    }
  }

  mutating func drawThing(_ symbol: String) {
    let side = unit * 0.6
    let (x, y) = ((width - side) / 2, (height - side) / 2)
    fill(.circle(width / 2, height / 2, unit * 0.42), colors.far)
    guard
      let drawing = Picture.Drawing(
        symbol: symbol, colors.near, in: LayoutSize(width: side, height: side), .ltr)
    else { return }
    layers += drawing.layers.map { $0.placed(by: drawing.scale, x, y) }
  }

  mutating func drawFace(_ chance: inout Chance) {
    let (x, y) = (width / 2, height / 2)
    let hair = chance.next(3)
    // Long hair is behind the shoulders.
    if hair == 1 {
      fill(
        .box(
          LayoutRect(
            x: x - 0.24 * unit, y: y - 0.3 * unit, width: 0.48 * unit, height: 0.56 * unit),
          radius: 0.22 * unit),
        colors.hair)
    }
    fill(
      .box(
        LayoutRect(x: x - 0.08 * unit, y: y, width: 0.16 * unit, height: 0.3 * unit),
        radius: 0.06 * unit),
      colors.skin)
    var shoulders = PathData()
    shoulders.move(x - 0.4 * unit, height)
    shoulders.line(x - 0.4 * unit, y + 0.5 * unit)
    let top = y + 0.19 * unit
    shoulders.curve(x - 0.4 * unit, y + 0.26 * unit, x - 0.22 * unit, top, x, top)
    shoulders.curve(
      x + 0.22 * unit, top, x + 0.4 * unit, y + 0.26 * unit, x + 0.4 * unit, y + 0.5 * unit)
    shoulders.line(x + 0.4 * unit, height)
    shoulders.close()
    fill(shoulders, colors.near)
    fill(.ellipse(x, y - 0.06 * unit, 0.17 * unit, 0.2 * unit), colors.skin)
    // Hair above the eyes: parted, round or short.
    var cap = PathData()
    cap.move(x - 0.185 * unit, y - 0.05 * unit)
    let crown = y - (hair == 2 ? 0.36 : 0.38) * unit
    cap.curve(x - 0.22 * unit, crown, x + 0.22 * unit, crown, x + 0.185 * unit, y - 0.05 * unit)
    let fringe = y - (hair == 2 ? 0.2 : 0.14) * unit
    cap.curve(
      x + 0.15 * unit, fringe, x + (hair == 1 ? 0.02 : 0.08) * unit, fringe, x, fringe)
    cap.curve(
      x - 0.08 * unit, fringe, x - 0.15 * unit, fringe, x - 0.185 * unit, y - 0.05 * unit)
    cap.close()
    fill(cap, colors.hair)
  }
}
