import type { RulesValue } from '../values/rulesValue'

const maxExpressions = 1000
const maxDocuments = 2

export type RulesRuntimeServices = {
  /** The Firestore document at a path such as `/databases/…`, or null if it does not exist. */
  readonly fetchDocument: (path: string) => Promise<RulesValue | null>
  readonly logDebug: (line: string) => void
}

/**
 * An access request exceeded an evaluation limit. It is denied at once: unlike other errors, this error cannot be
 * ignored by `||` or by another allow statement.
 */
export class RulesLimitExceededError extends Error {}

/** Counts the expressions evaluated for one access request, and caches the Firestore documents that the rules read. */
export class RulesEvaluationSession {
  private expressionCount = 0
  private readonly documents = new Map<string, Promise<RulesValue | null>>()

  constructor(readonly services: RulesRuntimeServices) {}

  countExpression(count = 1): void {
    this.expressionCount += count
    if (this.expressionCount > maxExpressions) {
      throw new RulesLimitExceededError(
        `More than ${maxExpressions} expressions were evaluated for one request.`,
      )
    }
  }

  /** Reads a Firestore document. Repeated reads of the same path count once towards the limit. */
  async getDocument(path: string): Promise<RulesValue | null> {
    const cached = this.documents.get(path)
    if (cached !== undefined) return cached
    if (this.documents.size === maxDocuments) {
      throw new RulesLimitExceededError(
        `More than ${maxDocuments} Firestore documents were read for one request.`,
      )
    }
    const document = this.services.fetchDocument(path)
    this.documents.set(path, document)
    return document
  }
}
