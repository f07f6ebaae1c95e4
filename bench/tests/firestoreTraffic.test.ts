import { expect, test } from 'vitest'
import { FirestoreTraffic } from '../desk/firestoreTraffic'

const listenUrl = '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=rpc'
const documentsUrl = '/v1/projects/demo-arielle/databases/(default)/documents'

function toChunk(...messages: unknown[]): string {
  const json = JSON.stringify(messages.map((message, index) => [index + 1, [message]]))
  return `${json.length}\n${json}`
}

function receive(traffic: FirestoreTraffic, url: string, ...parts: Buffer[]): void {
  const read = traffic.createResponseReader(url)
  for (const part of [...parts, null]) read(part)
}

const toListenBody = (message: unknown) =>
  String(new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(message) }))

test('a document counts once for each live query that it is delivered to', () => {
  const traffic = new FirestoreTraffic()
  const chunk = toChunk(
    { targetChange: { targetChangeType: 'ADD', targetIds: [2, 4] } },
    { documentChange: { document: { name: 'requests/A' }, targetIds: [2] } },
    { documentChange: { document: { name: 'requests/B' }, targetIds: [2, 4] } },
  )
  receive(traffic, listenUrl, Buffer.from(chunk))
  expect(traffic.totals).toEqual({ documents: 3, countQueries: 0, bytes: chunk.length })
})

test('a document that the emulator sends again counts once, and again after it has changed', () => {
  const traffic = new FirestoreTraffic()
  const toChange = (updateTime: string) => ({
    documentChange: { document: { name: 'requests/A', updateTime }, targetIds: [2] },
  })
  const [first, second] = ['2026-11-20T10:00:00Z', '2026-11-20T10:00:06Z'].map(toChange)
  receive(traffic, listenUrl, Buffer.from(toChunk(first, first, second) + toChunk(second)))
  expect(traffic.totals.documents).toBe(2)
})

test('a live response is counted however the network cuts it, even within a character', () => {
  const traffic = new FirestoreTraffic()
  const document = { name: 'requests/A', fields: { name: { stringValue: 'Adébáyọ̀ "documentChange": 🌿' } } }
  const bytes = Buffer.from(
    toChunk('noop') +
      toChunk({ documentChange: { document, targetIds: [2] } }) +
      toChunk({ documentChange: { document, targetIds: [4] } }),
  )
  receive(traffic, listenUrl, ...Array.from(bytes, (byte) => Buffer.of(byte)))
  expect(traffic.totals.documents).toBe(2)
})

test('the documents of queries and of reads count, and empty answers do not', () => {
  const traffic = new FirestoreTraffic()
  const query = JSON.stringify([{ document: { name: 'requests/A' } }, { readTime: '2026-11-20T10:00:00Z' }])
  receive(traffic, `${documentsUrl}:runQuery`, Buffer.from(query.slice(0, 20)), Buffer.from(query.slice(20)))
  receive(traffic, `${documentsUrl}:batchGet`, Buffer.from('[{"found":{}},{"missing":"requests/B"}]'))
  receive(traffic, `${documentsUrl}:commit`, Buffer.from('{"writeResults":[{}]}'))
  expect(traffic.totals.documents).toBe(2)
})

test('count queries are counted apart from documents, without their preflights', () => {
  const traffic = new FirestoreTraffic()
  for (const body of ['', '{}']) traffic.readRequest(`${documentsUrl}:runAggregationQuery`, body)
  receive(traffic, `${documentsUrl}:runAggregationQuery`, Buffer.from('[{"result":{}}]'))
  expect(traffic.totals).toMatchObject({ documents: 0, countQueries: 1 })
})

test('a listener is open from the request that adds it to the one that removes it', () => {
  const traffic = new FirestoreTraffic()
  for (const targetId of [2, 4]) traffic.readRequest(listenUrl, toListenBody({ addTarget: { targetId } }))
  traffic.readRequest(listenUrl, toListenBody({ removeTarget: 2 }))
  // After a lost connection, the SDK adds its listeners again.
  traffic.readRequest(listenUrl, toListenBody({ addTarget: { targetId: 4 } }))
  expect(traffic.openListeners).toBe(1)
})

test('the counts begin at 0 again for the next page', () => {
  const traffic = new FirestoreTraffic()
  traffic.readRequest(listenUrl, toListenBody({ addTarget: { targetId: 2 } }))
  receive(traffic, listenUrl, Buffer.from(toChunk({ documentChange: { targetIds: [2] } })))
  traffic.reset()
  expect([traffic.openListeners, traffic.totals]).toEqual([0, { documents: 0, countQueries: 0, bytes: 0 }])
})
