import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'
import { getFirebaseApp } from './firebaseApp'
import { getEmulatorPort } from './emulatorPorts'
import { fetchWithIdToken, type TokenSource } from './fetchWithIdToken'
import {
  type DocumentFieldValue,
  parseTimestamp,
  parseTimestamps,
  toPlainFields,
  toRestValue,
} from './firestoreValues'

/** The user who makes the request, and a signal that aborts it. */
export type FirestoreRequestOptions = { user: TokenSource; signal: AbortSignal }

/** An error response of the Firestore REST API; `status` is a google.rpc.Code such as PERMISSION_DENIED. */
export class FirestoreRestError extends Error {
  constructor(readonly status: string) {
    super(`Firestore responded with ${status}`)
  }
}

/** What a document must be for a write to take place: it does not exist yet, or it was last changed at this time. */
export type WritePrecondition = { exists: false } | { updateTime: string }

/** A document to write; Firestore sets the fields that `serverTimeFields` names to the server's time. */
export type DocumentWrite = {
  path: string
  fields: Readonly<Record<string, DocumentFieldValue>>
  serverTimeFields: readonly string[]
  precondition?: WritePrecondition
}

/** A document's texts, times and lists of texts as plain values, and the precondition of a write that replaces it. */
export type ReadDocument = {
  fields: Readonly<Record<string, unknown>>
  precondition: WritePrecondition
}

/** Timestamp fields by document path, and the server time of the read, in milliseconds. */
export type FirestoreDocumentTimestamps = {
  timestamps: ReadonlyMap<string, Readonly<Record<string, number>>>
  readTimeMs: number
}

/** Reads documents' timestamps in one request, of `fieldPaths` alone; rejects if the rules deny one of them. */
export async function readFirestoreDocumentTimestamps(
  paths: readonly string[],
  { fieldPaths, ...options }: FirestoreRequestOptions & { fieldPaths?: readonly string[] },
): Promise<FirestoreDocumentTimestamps> {
  const body = { documents: paths.map(toResourceName), ...(fieldPaths && { mask: { fieldPaths } }) }
  const response = await postToFirestore('batchGet', body, options)
  const results = (Array.isArray(response) ? response : []).map(toRecordOrEmpty)
  const documents = results
    .map(({ found }) => toRecordOrEmpty(found))
    .filter(({ name }) => typeof name === 'string')
  return {
    timestamps: new Map(
      documents.map(({ name, fields }) => [toRelativePath(String(name)), parseTimestamps(fields)]),
    ),
    readTimeMs: parseTimestamp(results[0]?.readTime),
  }
}

/** Reads a document; one that does not exist has no fields. Rejects if the security rules deny it. */
export async function readFirestoreDocument(
  path: string,
  options: FirestoreRequestOptions,
): Promise<ReadDocument> {
  const response = await postToFirestore('batchGet', { documents: [toResourceName(path)] }, options)
  const { found } = toRecordOrEmpty(getFirstItem(response))
  const { fields, updateTime } = toRecordOrEmpty(found)
  return {
    fields: toPlainFields(toRecordOrEmpty(fields)),
    precondition: typeof updateTime === 'string' ? { updateTime } : { exists: false },
  }
}

/** Writes documents atomically. Resolves to the server's time in the documents, in milliseconds. */
export async function writeFirestoreDocuments(
  documents: readonly DocumentWrite[],
  options: FirestoreRequestOptions,
): Promise<number> {
  const response = toRecordOrEmpty(
    await postToFirestore('commit', { writes: documents.map(toWrite) }, options),
  )
  const { transformResults } = toRecordOrEmpty(getFirstItem(response.writeResults))
  return parseTimestamp(toRecordOrEmpty(getFirstItem(transformResults)).timestampValue)
}

export async function deleteFirestoreDocument(path: string, options: FirestoreRequestOptions): Promise<void> {
  await postToFirestore('commit', { writes: [{ delete: toResourceName(path) }] }, options)
}

function getFirstItem(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined
}

async function postToFirestore(
  method: 'batchGet' | 'commit',
  body: object,
  { user, signal }: FirestoreRequestOptions,
): Promise<unknown> {
  const response = await fetchWithIdToken(user, (tokenHeaders) =>
    fetch(`${getFirestoreOrigin()}/v1/${getDocumentsRoot()}:${method}`, {
      method: 'POST',
      headers: { ...tokenHeaders, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    }),
  )
  const responseBody: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new FirestoreRestError(parseErrorStatus(responseBody) ?? `HTTP ${response.status}`)
  return responseBody
}

function parseErrorStatus(responseBody: unknown): string | undefined {
  const { status } = toRecordOrEmpty(toRecordOrEmpty(getFirstItem(responseBody) ?? responseBody).error)
  return typeof status === 'string' ? status : undefined
}

function getFirestoreOrigin(): string {
  if (import.meta.env.MODE === 'emulators') return `http://127.0.0.1:${getEmulatorPort('firestore')}`
  return 'https://firestore.googleapis.com'
}

function getDocumentsRoot(): string {
  return `projects/${getFirebaseApp().options.projectId ?? ''}/databases/(default)/documents`
}

/** The resource name of a document in this project, as the REST API names it. */
function toResourceName(path: string): string {
  return `${getDocumentsRoot()}/${path}`
}

function toRelativePath(name: string): string {
  return name.slice(getDocumentsRoot().length + 1)
}

function toWrite({ path, fields, serverTimeFields, precondition }: DocumentWrite) {
  const values = Object.entries(fields).map(([field, value]) => [field, toRestValue(value)] as const)
  return {
    update: { name: toResourceName(path), fields: Object.fromEntries(values) },
    updateTransforms: serverTimeFields.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...(precondition && { currentDocument: precondition }),
  }
}
