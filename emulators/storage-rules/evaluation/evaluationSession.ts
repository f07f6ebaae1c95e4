import type { RulesValue } from '../values/rulesValue'

const maxExpressions = 1000
const maxDocuments = 2

export type RulesRuntimeServices = {
  /** The Firestore document at a path such as `/databases/…`, or null if it does not exist. */
  readonly fetchDocument: (path: string) => Promise<RulesValue | null>
  readonly logDebug: (line: string) => void
}

/** A request exceeded a limit. It is denied at once; `||` and other allow statements do not recover from this error. */
export class RulesLimitExceededError extends Error {}

/** Counts the expressions of one request and caches the documents that it reads. */
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

  /** Reads a document; repeated reads of a path count once. */
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
