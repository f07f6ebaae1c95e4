import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { WebChannelReader } from './webChannelReader'

/** What passed between a browser and Firestore. */
export type FirestoreTotals = {
  /** Documents that Firestore delivered: each version once to each live query, and those of queries and reads. */
  documents: number
  /** Count queries, which Firestore charges as one read per 1,000 counted documents. */
  countQueries: number
  /** Bytes of the responses, without headers. */
  bytes: number
}

/** Counts what a browser's Firestore SDK asks for and receives, from the HTTP requests that a proxy passes on. */
export class FirestoreTraffic {
  readonly #openTargets = new Set<unknown>()
  readonly #deliveredVersions = new Set<string>()
  #totals = createTotals()

  /** The number of queries and documents that the browser listens to. */
  get openListeners(): number {
    return this.#openTargets.size
  }

  get totals(): Readonly<FirestoreTotals> {
    return this.#totals
  }

  /** Sets all counts to 0, for the next page. */
  reset(): void {
    this.#openTargets.clear()
    this.#deliveredVersions.clear()
    this.#totals = createTotals()
  }

  /** Reads the body of a request to `url`. */
  readRequest(url: string, body: string): void {
    // A CORS preflight has the same URL, and no body.
    if (url.includes(':runAggregationQuery') && body !== '') this.#totals.countQueries += 1
    if (!isListenChannel(url)) return
    if (new URL(url, 'http://127.0.0.1').searchParams.get('TYPE') === 'terminate') this.#openTargets.clear()
    for (const message of parseListenRequests(body)) {
      const { addTarget, removeTarget } = toRecordOrEmpty(message)
      if (addTarget !== undefined) this.#openTargets.add(toRecordOrEmpty(addTarget).targetId)
      if (removeTarget !== undefined) this.#openTargets.delete(removeTarget)
    }
  }

  /** Returns the function that reads the parts of a response from `url`; it takes null at the end. */
  createResponseReader(url: string): (part: Buffer | null) => void {
    const read = isListenChannel(url) ? this.#createChannelReader() : this.#createBodyReader()
    return (part) => {
      this.#totals.bytes += part?.length ?? 0
      read(part)
    }
  }

  #createChannelReader() {
    const reader = new WebChannelReader()
    return (part: Buffer | null) => {
      for (const message of part ? reader.read(part) : []) this.#countDeliveries(message)
    }
  }

  /** Google's emulator sends the whole result with each change; Firestore sends, and charges, what is new in it. */
  #countDeliveries(message: unknown): void {
    const versions = listDeliveredVersions(message).filter((version) => !this.#deliveredVersions.has(version))
    for (const version of versions) this.#deliveredVersions.add(version)
    this.#totals.documents += versions.length
  }

  #createBodyReader() {
    const parts: Buffer[] = []
    return (part: Buffer | null) => {
      if (part) parts.push(part)
      else this.#totals.documents += countResults(String(Buffer.concat(parts)))
    }
  }
}

function createTotals(): FirestoreTotals {
  return { documents: 0, countQueries: 0, bytes: 0 }
}

function isListenChannel(url: string): boolean {
  return url.includes('/google.firestore.v1.Firestore/Listen/channel')
}

/** Parses the messages in the form body of a WebChannel request: req0___data__, req1___data__ and so on. */
function parseListenRequests(body: string): unknown[] {
  return [...new URLSearchParams(body)]
    .filter(([name]) => /^req\d+___data__$/.test(name))
    .map(([, message]): unknown => JSON.parse(message))
}

/** Names each delivery of a changed document to a live query: the query, the document, and its version. */
function listDeliveredVersions(message: unknown): string[] {
  const { document, targetIds } = toRecordOrEmpty(toRecordOrEmpty(message).documentChange)
  const { name, updateTime } = toRecordOrEmpty(document)
  return (Array.isArray(targetIds) ? targetIds : []).map((targetId) => [targetId, name, updateTime].join(' '))
}

/** Counts the documents in the JSON response of runQuery or batchGet; other responses have none. */
function countResults(body: string): number {
  if (!body.startsWith('[')) return 0
  const results: unknown = JSON.parse(body)
  return (Array.isArray(results) ? results : [])
    .map(toRecordOrEmpty)
    .filter(({ document, found }) => document !== undefined || found !== undefined).length
}
