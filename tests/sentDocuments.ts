import { toRecordOrEmpty } from '../domain/validation/fieldSchema'
import { demoProjectId } from '../domain/firebase/localProject'
import type { SubmissionKind } from '../domain/sending/submission'

type StoredDocument = { id: string; fields: Readonly<Record<string, unknown>> }

/**
 * Returns the documents of a collection that have this text in a field, read with the rights of the project's owner.
 */
export async function findSentDocuments(
  collection: SubmissionKind,
  field: string,
  text: string,
): Promise<StoredDocument[]> {
  const where = { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: text } } }
  const answer = await requestFirestoreEmulator('POST', ':runQuery', {
    structuredQuery: { from: [{ collectionId: collection }], where },
  })
  return (answer as { document?: { name: string; fields: Record<string, object> } }[]).flatMap(
    ({ document }) =>
      document ? [{ id: document.name.slice(-20), fields: toPlainFields(document.fields) }] : [],
  )
}

/** Sets the time of a sender's last send to this many seconds ago. */
export async function setSecondsSinceLastSend(uid: string, seconds: number): Promise<void> {
  const { fields } = (await requestFirestoreEmulator('GET', `/limits/${uid}`)) as { fields: object }
  const lastSentAt = { timestampValue: new Date(Date.now() - seconds * 1000).toISOString() }
  await requestFirestoreEmulator('PATCH', `/limits/${uid}`, { fields: { ...fields, lastSentAt } })
}

// Converts fields of Firestore's REST API to plain values; supports texts, times and lists of texts.
function toPlainFields(fields: Record<string, object>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, toPlainValue(value)]))
}

function toPlainValue(value: object): unknown {
  const { arrayValue, ...others } = toRecordOrEmpty(value)
  if (arrayValue === undefined) return Object.values(others)[0]
  const { values } = toRecordOrEmpty(arrayValue)
  return Array.isArray(values) ? values.map(toPlainValue) : []
}

/** Sends a request to Firestore's REST API with the rights of the project's owner; `path` follows '…/documents'. */
export async function requestFirestoreEmulator(
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''
  const answer = await fetch(
    `http://${host}/v1/projects/${demoProjectId}/databases/(default)/documents${path}`,
    {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
  )
  if (!answer.ok) throw new Error(`The Firestore emulator answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
