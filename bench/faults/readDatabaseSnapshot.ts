import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { demoProjectId } from '../../domain/firebase/localProject'

export type StoredRequest = { id: string; uid: string; list: string; createdAt: number }

/** All requests in the database, and the path of each sender's last request from the rate-limit documents (stamps). */
export type DatabaseSnapshot = { requests: readonly StoredRequest[]; stamps: readonly string[] }

/** Reads all requests and rate-limit documents (stamps) from the Firestore emulator, with owner access. */
export async function readDatabaseSnapshot(port: number): Promise<DatabaseSnapshot> {
  const [requests, stamps] = await Promise.all([
    queryCollection(port, 'requests'),
    queryCollection(port, 'limits'),
  ])
  return {
    requests: requests.map(({ name, fields }) => ({
      id: name.slice(name.lastIndexOf('/') + 1),
      uid: getStringValue(fields.uid),
      list: getStringValue(fields.list),
      createdAt: Date.parse(String(toRecordOrEmpty(fields.createdAt).timestampValue)),
    })),
    stamps: stamps.map(({ fields }) => getStringValue(fields.paidFor)),
  }
}

type FirestoreDocument = { name: string; fields: Readonly<Record<string, unknown>> }

async function queryCollection(port: number, collection: string): Promise<FirestoreDocument[]> {
  const baseUrl = `http://127.0.0.1:${port}/v1/projects/${demoProjectId}/databases/(default)/documents`
  const response = await fetch(`${baseUrl}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: collection }] } }),
  })
  if (!response.ok)
    throw new Error(`The Firestore emulator answered ${response.status}: ${await response.text()}`)
  const results: unknown = await response.json()
  return (Array.isArray(results) ? results : []).flatMap((result) => {
    const { name, fields } = toRecordOrEmpty(toRecordOrEmpty(result).document)
    return typeof name === 'string' ? [{ name, fields: toRecordOrEmpty(fields) }] : []
  })
}

function getStringValue(value: unknown): string {
  return String(toRecordOrEmpty(value).stringValue)
}
