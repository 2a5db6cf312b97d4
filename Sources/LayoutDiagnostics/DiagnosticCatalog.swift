extension DiagnosticID {
  /// The severity a finding has unless the place that reports it says otherwise.
  package var severity: Severity {
    switch self {
    case .infiniteInset, .legacySpelling, .minimumOverMaximum, .percentOfUndefined,
      .percentOverHundred:
      .warning
    default: .error
    }
  }
}
