# Scripts/downloads leaves this line out, and replaces ADDRESS, VERSION and COMMIT.
# Untried: it is written from Homebrew's manual, on a machine without Homebrew.
class Layoutc < Formula
  desc "Compiler for layout documents, which checks, draws and compiles screens"
  homepage "ADDRESS"
  url "ADDRESS.git", tag: "VERSION", revision: "COMMIT"
  license "MIT"
  head "ADDRESS.git", branch: "main"

  uses_from_macos "swift" => :build
  uses_from_macos "libxml2"

  def install
    # Homebrew's own sandbox is around the build, and Swift's does not go into another.
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "layoutc"
    ENV["TOOL"] = ".build/release/layoutc"
    ENV["PREFIX"] = prefix
    system "Scripts/install"
  end

  test do
    system bin/"layoutc", "init", "Screens"
    assert_match "no findings", shell_output("#{bin}/layoutc check Screens")
  end
end
