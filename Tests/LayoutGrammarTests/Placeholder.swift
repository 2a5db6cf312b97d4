import Testing

@Test func thePackageBuilds() {}
