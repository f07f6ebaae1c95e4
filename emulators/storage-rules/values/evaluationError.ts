import type { SourcePosition } from '../syntax/diagnostic'

/** An expression failed. Its allow statement denies; other allow statements are still evaluated. */
export class EvaluationError extends Error {
  constructor(
    message: string,
    readonly position: SourcePosition | null = null,
  ) {
    super(message)
  }
}
