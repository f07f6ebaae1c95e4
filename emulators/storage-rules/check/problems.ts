import type { Position, RulesProblem } from '../syntax/position'

/** What Google's compiler refuses. */
export const error = ({ line, column }: Position, message: string): RulesProblem => ({
  line,
  column,
  severity: 'error',
  message,
})

/** What it takes, but what can only deny when it is evaluated. */
export const warning = ({ line, column }: Position, message: string): RulesProblem => ({
  line,
  column,
  severity: 'warning',
  message,
})
