import * as v from 'valibot'
import type { Check } from './checklist'
import type { Endpoint } from './readFunctionsManifest'

/** What is to be deployed, and whereto. */
export type Deployment = {
  projectId: string
  siteUrl: string
  endpoints: Readonly<Record<string, Endpoint>>
  indexesJson: string
  /** The texts of firestore.rules and storage.rules. */
  rules: { firestore: string; storage: string }
  hasAppCheckKey: boolean
}

/** Reads what a REST API of Google says: the JSON of its answer, or null for 404. Throws for other failures. */
export type ReadApi = (url: string) => Promise<unknown>

/**
 * Something that a deployment needs of the Firebase project: what holds if all is well, and how a person does it.
 * `stopsUnread` is for what a deployment would make in the wrong place if it were not there, and for what it would delete.
 */
export type ProjectCheck = {
  topic: string
  stopsUnread?: true
  how: (projectId: string) => readonly string[]
  look: (deployment: Deployment, read: ReadApi) => Promise<Check>
}

/** Reads an answer of this form; null for 404. Throws if it has another form. */
export async function readAs<Schema extends v.GenericSchema>(
  read: ReadApi,
  url: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const answer = await read(url)
  return answer === null ? null : v.parse(schema, answer)
}
