/** A line and column of a rules file, counted from 1. */
export type RulesSourcePosition = { readonly line: number; readonly column: number }

/** A range of characters, counted from 0; `to` is exclusive. */
export type RulesSourceSpan = { readonly from: number; readonly to: number }

/** A problem of a rules file. Rules with an error do not load; an expression with a warning always denies. */
export type RulesDiagnostic = RulesSourcePosition & {
  readonly severity: 'error' | 'warning'
  readonly message: string
}

export class RulesSyntaxError extends Error {
  constructor(
    message: string,
    readonly position: RulesSourcePosition,
  ) {
    super(message)
  }
}
