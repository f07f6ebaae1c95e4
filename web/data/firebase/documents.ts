import { fieldsOf } from '../../domain/law'
import { firebaseApp } from './app'
import { appCheckHeaders } from './appCheck'
import { emulatorPort } from './emulator'

/** What a field of a document holds, as far as this shop sends it. */
export type Field = string | readonly string[]

/** Who asks, and until when they wait. */
export type Ask = { token: string; signal: AbortSignal }

/** The database answered, and said no: why, by the name that Google gives it. */
export class Refusal extends Error {
  constructor(readonly status: string) {
    super(`The database refused: ${status}`)
  }
}

/** A document that shall come into being; `stampedField` gets the server's time. */
export type NewDocument = {
  path: string
  fields: Readonly<Record<string, Field>>
  stampedField: string
  /** Refuses when it is there already. */
  isFirst: boolean
}

/** What is found of these documents (by path; times in milliseconds), and the server's time. */
export type Found = { times: ReadonlyMap<string, Readonly<Record<string, number>>>; at: number }

/** Reads documents, in one request. Rejects with a Refusal when one of them may not be read. */
export async function readDocuments(paths: readonly string[], ask: Ask): Promise<Found> {
  const answer = await post('batchGet', { documents: paths.map(nameOf) }, ask)
  const results = (Array.isArray(answer) ? answer : []).map(fieldsOf)
  const found = results.map(({ found }) => fieldsOf(found)).filter(({ name }) => typeof name === 'string')
  return {
    times: new Map(found.map(({ name, fields }) => [pathOf(String(name)), timesIn(fields)])),
    at: timeOf(results[0]?.readTime),
  }
}

/** Writes documents all at once or not at all, and answers the server's time that stands in them. */
export async function writeDocuments(documents: readonly NewDocument[], ask: Ask): Promise<number> {
  const answer = fieldsOf(await post('commit', { writes: documents.map(writeOf) }, ask))
  const { transformResults } = fieldsOf(firstOf(answer.writeResults))
  return timeOf(fieldsOf(firstOf(transformResults)).timestampValue)
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined
}

async function post(method: 'batchGet' | 'commit', body: object, { token, signal }: Ask): Promise<unknown> {
  const answer = await fetch(`${host()}/v1/${root()}:${method}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(import.meta.env.VITE_APP_CHECK_SITE_KEY ? await appCheckHeaders() : {}),
    },
    body: JSON.stringify(body),
    signal,
  })
  const said: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw new Refusal(reasonIn(said) ?? `HTTP ${answer.status}`)
  return said
}

function reasonIn(said: unknown): string | undefined {
  const { status } = fieldsOf(fieldsOf(firstOf(said) ?? said).error)
  return typeof status === 'string' ? status : undefined
}

function host(): string {
  if (import.meta.env.MODE === 'emulators') return `http://127.0.0.1:${emulatorPort('firestore')}`
  return 'https://firestore.googleapis.com'
}

function root(): string {
  return `projects/${firebaseApp().options.projectId ?? ''}/databases/(default)/documents`
}

function nameOf(path: string): string {
  return `${root()}/${path}`
}

function pathOf(name: string): string {
  return name.slice(root().length + 1)
}

function writeOf({ path, fields, stampedField, isFirst }: NewDocument) {
  const values = Object.entries(fields).map(([field, value]) => [field, valueOf(value)] as const)
  return {
    update: { name: nameOf(path), fields: Object.fromEntries(values) },
    updateTransforms: [{ fieldPath: stampedField, setToServerValue: 'REQUEST_TIME' }],
    ...(isFirst && { currentDocument: { exists: false } }),
  }
}

function valueOf(value: Field): object {
  if (typeof value === 'string') return { stringValue: value }
  return { arrayValue: { values: value.map(valueOf) } }
}

function timesIn(fields: unknown): Record<string, number> {
  const times: Record<string, number> = {}
  for (const [field, value] of Object.entries(fieldsOf(fields))) {
    const { timestampValue } = fieldsOf(value)
    if (timestampValue !== undefined) times[field] = timeOf(timestampValue)
  }
  return times
}

function timeOf(text: unknown): number {
  const time = typeof text === 'string' ? Date.parse(text) : NaN
  if (Number.isNaN(time)) throw new Error('The database answered without a time.')
  return time
}
