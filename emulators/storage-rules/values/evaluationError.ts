import type { RulesSourcePosition } from '../syntax/diagnostic'

/** An expression failed. Its allow statement denies; other allow statements are still evaluated. */
export class RulesEvaluationError extends Error {
  constructor(
    message: string,
    readonly position: RulesSourcePosition | null = null,
  ) {
    super(message)
  }
}
