import type { Position } from '../syntax/position'

/** An expression that has no value: it denies the allow it stands in, and no other. */
export class EvaluationError extends Error {
  constructor(
    message: string,
    readonly at: Position | null = null,
  ) {
    super(message)
  }
}
