/** A line and column of a rules file, counted from 1. */
export type SourcePosition = { readonly line: number; readonly column: number }

/** A range of characters, counted from 0; `to` is exclusive. */
export type SourceSpan = { readonly from: number; readonly to: number }

/** A problem of a rules file. Rules with an error do not load; an expression with a warning always denies. */
export type RulesDiagnostic = SourcePosition & {
  readonly severity: 'error' | 'warning'
  readonly message: string
}

export class RulesSyntaxError extends Error {
  constructor(
    message: string,
    readonly position: SourcePosition,
  ) {
    super(message)
  }
}
