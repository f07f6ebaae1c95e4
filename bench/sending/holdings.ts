import { fieldsOf } from '../../web/domain/law'
import { demoProject } from '../../seed/target'
import type { Holdings } from './audit'

/** Reads all requests and all stamps from the emulator at this port, with the rights of the project's owner. */
export async function readHoldings(port: number): Promise<Holdings> {
  const [requests, stamps] = await Promise.all([all(port, 'requests'), all(port, 'limits')])
  return {
    requests: requests.map(({ name, fields }) => ({
      id: name.slice(name.lastIndexOf('/') + 1),
      uid: text(fields.uid),
      list: text(fields.list),
      createdAt: Date.parse(String(fieldsOf(fields.createdAt).timestampValue)),
    })),
    stamps: stamps.map(({ fields }) => text(fields.paidFor)),
  }
}

type Found = { name: string; fields: Readonly<Record<string, unknown>> }

async function all(port: number, collection: string): Promise<Found[]> {
  const root = `http://127.0.0.1:${port}/v1/projects/${demoProject}/databases/(default)/documents`
  const answer = await fetch(`${root}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: collection }] } }),
  })
  if (!answer.ok) throw new Error(`The Firestore emulator answered ${answer.status}: ${await answer.text()}`)
  const results: unknown = await answer.json()
  return (Array.isArray(results) ? results : []).flatMap((result) => {
    const { name, fields } = fieldsOf(fieldsOf(result).document)
    return typeof name === 'string' ? [{ name, fields: fieldsOf(fields) }] : []
  })
}

function text(value: unknown): string {
  return String(fieldsOf(value).stringValue)
}
