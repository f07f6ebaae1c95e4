import type { Value } from '../values/value'

const maxExpressions = 1000
const maxDocuments = 2

/** What an evaluation may ask of the world around it. */
export type Services = {
  /** The Firestore document at `/databases/…`, or null when there is none. */
  readonly fetchDocument: (path: string) => Promise<Value | null>
  readonly debug: (line: string) => void
}

/** A request that has used up what one request may; unlike an error, it denies whatever else would allow. */
export class LimitReached extends Error {}

/** One evaluation of one request: what it has used, and what it has already looked up. */
export class Run {
  private expressions = 0
  private readonly documents = new Map<string, Promise<Value | null>>()

  constructor(readonly services: Services) {}

  spend(count = 1): void {
    this.expressions += count
    if (this.expressions > maxExpressions) {
      throw new LimitReached(`More than ${maxExpressions} expressions were evaluated for one request.`)
    }
  }

  /** Looks up a document; the same one again costs nothing. */
  async document(path: string): Promise<Value | null> {
    const known = this.documents.get(path)
    if (known !== undefined) return known
    if (this.documents.size === maxDocuments) {
      throw new LimitReached(`More than ${maxDocuments} Firestore documents were read for one request.`)
    }
    const asked = this.services.fetchDocument(path)
    this.documents.set(path, asked)
    return asked
  }
}
