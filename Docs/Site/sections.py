"""What stands at the side of each page, in this order: sections of pages, as paths or patterns of paths.

A page is called by its heading, or by the second word of a pair.
"""

SECTIONS = [
    ("Start", [
        ("README.md", "Overview"),
        "Docs/Tour.md",
        "Samples/README.md",
        ("Samples/screens/README.md", "Twelve screens"),
    ]),
    ("Language", [
        "Grammar/README.md",
        "Grammar/values.md",
    ]),
    ("Elements", ["Grammar/elements/*.md"]),
    ("Commands", ["Docs/Commands/*.md"]),
    ("Guides", [
        "Docs/Linting.md",
        "Docs/Findings.md",
        "Docs/Proving.md",
        "Docs/ProofReports.md",
        "Docs/Formatting.md",
        "Docs/Programs.md",
        "Docs/Building.md",
        "Docs/Apps.md",
        "Docs/Runtime.md",
    ]),
    ("Swift", [
        ("Sources/LayoutEngine/LayoutEngine.docc/LayoutEngine.md", "The engine"),
        "Sources/LayoutEngine/LayoutEngine.docc/GettingStarted.md",
        "Sources/LayoutEngine/LayoutEngine.docc/AddingElements.md",
        "Sources/LayoutEngine/LayoutEngine.docc/StackFamily.md",
        "Sources/LayoutEngine/LayoutEngine.docc/Boxes.md",
        "Sources/LayoutEngine/LayoutEngine.docc/*.md",
        ("Sources/LayoutViews/LayoutViews.docc/LayoutViews.md", "Views"),
    ]),
    ("Editors", ["Editors/README.md", "Editors/*.md", "Editors/VSCode/README.md"]),
    ("Hosts", ["Hosts/GTK/README.md", "Docs/AppleAPI.md"]),
    ("Reference", [
        "Docs/Glossary.md",
        "Docs/Symbols.md",
        "Docs/Design.md",
        "Docs/Reasons.md",
        "Docs/Modules.md",
        "Docs/Performance.md",
        "Grammar/pack.md",
    ]),
    ("Changes", [
        "CHANGELOG.md",
        "Docs/History.md",
        ("Docs/Changes.md", "What means something else"),
        "Docs/Releasing.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "CODE_OF_CONDUCT.md",
    ]),
]

# Every page below these has a section, so that a new one is not forgotten.
COMPLETE = ["Docs", "Editors", "Grammar", "Hosts", "Samples"]
