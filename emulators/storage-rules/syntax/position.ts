/** Where in a rules file something stands; both count from 1. */
export type Position = { readonly line: number; readonly column: number }

/** The characters of a file that something takes up, counted from 0; `to` is the first behind it. */
export type Span = { readonly from: number; readonly to: number }

/** What is wrong with a rules file. An error leaves no ruleset; a warning names what will deny whenever it is evaluated. */
export type RulesProblem = Position & { readonly severity: 'error' | 'warning'; readonly message: string }

/** The first thing in a rules file that cannot be read. */
export class RulesSyntaxError extends Error {
  constructor(
    message: string,
    readonly at: Position,
  ) {
    super(message)
  }
}
