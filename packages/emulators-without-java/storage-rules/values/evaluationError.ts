import type { RulesSourcePosition } from '../syntax/diagnostic'

/**
 * The error of an expression that cannot be evaluated. Its allow statement does not allow the request, but other allow
 * statements are still evaluated.
 */
export class RulesEvaluationError extends Error {
  constructor(
    message: string,
    readonly position: RulesSourcePosition | null = null,
  ) {
    super(message)
  }
}
