import LayoutDiagnostics

/// The format of a `.layoutc.json` as a JSON Schema, by which editors complete and check it.
struct ConfigurationSchema {
  /// The kinds of findings that can be configured.
  let kinds: [DiagnosticID]

  static let fileName = "layoutc.schema.json"

  var text: String {
    let schema: JSONValue = [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "$comment": .string(Grammar.notice),
      "title": "The configuration of layoutc: .layoutc.json",
      "type": "object",
      "additionalProperties": .bool(false),
      "properties": [
        "$schema": ["type": "string"],
        "extends": [
          "description":
            "Configurations that this one builds upon, relative to its folder; what is said here wins.",
          "anyOf": [["type": "string"], Self.list(of: ["type": "string"])],
        ],
        "ruleFiles": [
          "description": "Files with rules of the project's own, relative to its folder.",
          "anyOf": [["type": "string"], Self.list(of: ["type": "string"])],
        ],
        "rules": Self.reference("rules", "What becomes of rules and groups of rules."),
        "overrides": [
          "description": "What becomes of rules in some files; later ones win.",
          "type": "array",
          "items": [
            "type": "object",
            "additionalProperties": .bool(false),
            "required": ["files"],
            "properties": [
              "files": Self.reference("patterns", "The documents that are meant."),
              "rules": Self.reference("rules", "What becomes of rules there."),
            ],
          ],
        ],
        "failOn": [
          "description": "The lightest finding that makes the command fail.",
          "enum": .strings(Severity.allCases.map(\.rawValue) + ["never"]),
          "default": "error",
        ],
        "maxWarnings": [
          "description": "The command fails where there are more warnings.",
          "type": "integer", "minimum": .integer(0),
        ],
        "exclude": Self.reference("patterns", "The documents that are not looked at."),
        "prove": [
          "description": "What documents are meant for, as far as 'check --prove' tries it.",
          "type": "object",
          "additionalProperties": .bool(false),
          "properties": [
            "widths": [
              "description": "The widths of screens in points, for documents that say none.",
              "type": "string", "pattern": "^[0-9]+\\.\\.\\.[0-9]+$", "default": "320...1366",
            ],
            "heights": [
              "description": "The heights of screens in points, for documents that say none.",
              "type": "string", "pattern": "^[0-9]+\\.\\.\\.[0-9]+$",
            ],
            "appearance": [
              "description": "The only appearance, of an app that does not follow the system's.",
              "enum": ["light", "dark"],
            ],
            "fine": [
              "description": "Half points and thirds are tried too.", "type": "boolean",
              "default": .bool(false),
            ],
            "full": [
              "description": "All text sizes are tried at every width.", "type": "boolean",
              "default": .bool(false),
            ],
            "anyText": [
              "description": "It is proved for any words of the texts of data too.",
              "type": "boolean", "default": .bool(false),
            ],
          ],
        ],
      ],
      "definitions": [
        "patterns": [
          "description":
            "Patterns of paths, relative to the folder of the configuration, as in .gitignore.",
          "anyOf": [Self.pattern, Self.list(of: Self.pattern)],
        ],
        "level": ["enum": .strings(Self.levels)],
        "setting": Self.setting(options: []),
        "groupSetting": Self.setting(options: [], isSeverityRequired: true),
        "rules": [
          "type": "object",
          // Rules that a file of rules declares.
          "additionalProperties": ["$ref": "#/definitions/setting"],
          "properties": .members(groups + rules),
        ],
      ],
    ]
    return schema.document()
  }

  private var groups: [(String, JSONValue)] {
    RuleGroup.allCases.map { group in
      (group.rawValue, Self.reference("groupSetting", "All rules of this group: \(group.summary)."))
    }
  }

  private var rules: [(String, JSONValue)] {
    kinds.map { id in
      let level = id.entry.isOnByDefault ? id.severity.rawValue : "off"
      let setting: JSONValue =
        id.entry.options.isEmpty
        ? ["$ref": "#/definitions/setting"] : Self.setting(options: id.entry.options)
      return (
        id.name,
        [
          "description": .string(id.entry.summary),
          "default": .string(level),
          "allOf": .array([setting]),
        ]
      )
    }
  }

  /// Returns the schema for the setting of a rule or a group: a word, or an object with the word
  /// and options.
  private static func setting(
    options: [RuleOption], isSeverityRequired: Bool = false
  ) -> JSONValue {
    let properties = options.map { option -> (String, JSONValue) in
      (
        option.name,
        [
          "description": .string(option.summary),
          "type": .string(option.isWhole ? "integer" : "number"),
          "minimum": RuleOption.json(option.range.lowerBound),
          "maximum": RuleOption.json(option.range.upperBound),
          "default": RuleOption.json(option.standard),
        ]
      )
    }
    let members: [(String, JSONValue)] =
      options.isEmpty
      ? [("maxProperties", .integer(0))]
      : [("additionalProperties", .bool(false)), ("properties", .members(properties))]
    let required: [(String, JSONValue)] =
      isSeverityRequired ? [("required", .strings(["severity"]))] : []
    return [
      "anyOf": [
        ["$ref": "#/definitions/level"],
        .members(
          [("type", "object"), ("additionalProperties", .bool(false))] + required + [
            (
              "properties",
              [
                "severity": ["$ref": "#/definitions/level"],
                "options": .members([("type", "object")] + members),
              ]
            )
          ]),
      ]
    ]
  }

  private static let levels = ["off"] + Severity.allCases.reversed().map(\.rawValue)

  private static let pattern: JSONValue = [
    "type": "string", "minLength": .integer(1), "maxLength": .integer(1024),
  ]

  private static func list(of items: JSONValue) -> JSONValue { ["type": "array", "items": items] }

  /// Returns a reference to a definition with a description; beside a plain reference a description
  /// would be ignored.
  private static func reference(_ name: String, _ description: String) -> JSONValue {
    [
      "description": .string(description),
      "allOf": [["$ref": .string("#/definitions/\(name)")]],
    ]
  }
}
