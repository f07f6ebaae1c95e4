import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { type Database, retryPausesMs } from './openDatabase'

/** A document as the REST API has it: each of its values names its type. `path` begins with a root collection. */
export type RestDocument = { path: string; fields: Readonly<Record<string, unknown>> }

// A page of the greatest documents is 100 MB.
const pageSize = 100

const everything = {
  from: [{ allDescendants: true }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
}

/**
 * Reads all documents in the order of their paths, subcollections of missing documents included, page by page: all as they
 * were at one time, that of the first page. Firestore answers this for an hour.
 */
export async function* readDocuments(database: Database): AsyncGenerator<RestDocument[]> {
  let position = {}
  let snapshot = {}
  for (;;) {
    const structuredQuery = { ...everything, limit: pageSize, ...position }
    const results = toList(await database.call('runQuery', { structuredQuery, ...snapshot }))
    // An error within an answer ends it early: what is missing would not be noticed.
    const error = results.find((result) => 'error' in result)
    if (error) throw new Error(`Firestore ended its answer: ${JSON.stringify(error)}`)
    const documents = results.flatMap(({ document }) => parseDocument(database, document))
    yield documents
    const last = documents.at(-1)
    if (!last || documents.length < pageSize) return
    position = { startAt: { values: [{ referenceValue: `${database.root}/${last.path}` }], before: false } }
    snapshot = { readTime: results[0]?.readTime }
  }
}

/** Whether a database has no document outside of this root collection. */
export async function isEmptyExcept(database: Database, collection: string): Promise<boolean> {
  for await (const page of readDocuments(database))
    if (!page.every(({ path }) => path.startsWith(`${collection}/`))) return false
  return true
}

// gRPC's statuses.
const alreadyExists = 6
const temporary: readonly unknown[] = [4, 8, 10, 14]

/** Creates documents. Those that are there already stay as they are. */
export function createDocuments(database: Database, documents: readonly RestDocument[]): Promise<void> {
  return writeDocuments(database, documents, { exists: false })
}

/** Writes documents in place of those that are there. */
export function overwriteDocuments(database: Database, documents: readonly RestDocument[]): Promise<void> {
  return writeDocuments(database, documents, {})
}

async function writeDocuments(
  database: Database,
  documents: readonly RestDocument[],
  currentDocument: { exists?: boolean },
): Promise<void> {
  let missing = documents
  for (const pauseMs of [0, ...retryPausesMs]) {
    await database.pause(pauseMs)
    const writes = missing.map(({ path, fields }) => ({
      update: { name: `${database.root}/${path}`, fields },
      currentDocument,
    }))
    const { status } = toRecordOrEmpty(await database.call('batchWrite', { writes }))
    const codes = toList(status).map(({ code }) => code ?? 0)
    const failed = codes.find((code) => code !== 0 && code !== alreadyExists && !temporary.includes(code))
    if (failed !== undefined)
      throw new Error(`Firestore refused a document: status ${JSON.stringify(failed)}.`)
    missing = missing.filter((_, index) => temporary.includes(codes[index]))
    if (missing.length === 0) return
  }
  throw new Error('Firestore did not take all documents. Run the command again: it goes on.')
}

function toList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(toRecordOrEmpty) : []
}

function parseDocument({ root }: Database, value: unknown): RestDocument[] {
  const { name, fields } = toRecordOrEmpty(value)
  return typeof name === 'string'
    ? [{ path: name.slice(root.length + 1), fields: toRecordOrEmpty(fields) }]
    : []
}
