import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../seed/backup/openDatabase'
import { createDocuments, readDocuments } from '../../../seed/backup/restDocuments'

const target = { project: 'demo-shop', bucket: 'shop', hosts: { firestore: 'host:1', auth: '', storage: '' } }

/** A database that answers with these one after the other, and then with the last of them; `null` is no answer. */
function openAnsweringDatabase(answers: readonly ({ status: number; body?: unknown } | null)[]) {
  const queue = [...answers]
  const fetched = vi.fn<(url: string, options: { body: string }) => Promise<Response>>(() => {
    const answer = queue.length > 1 ? queue.shift() : queue[0]
    return answer
      ? Promise.resolve(Response.json(answer.body ?? {}, { status: answer.status }))
      : Promise.reject(new TypeError('fetch failed'))
  })
  vi.stubGlobal('fetch', fetched)
  const pauses: number[] = []
  const pause = (ms: number) => Promise.resolve(pauses.push(ms))
  const readBodies = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body) as unknown)
  return { database: openDatabase(target, undefined, pause), fetched, pauses, readBodies }
}

describe('An answer of Firestore', () => {
  test.each([
    ['503', { status: 503 }] as const,
    ['429', { status: 429 }] as const,
    ['silence', null] as const,
  ])('is asked for again after %s', async (_, answer) => {
    const { database, pauses } = openAnsweringDatabase([answer, answer, { status: 200, body: [1] }])
    expect(await database.call('runQuery', {})).toEqual([1])
    expect(pauses).toEqual([1000, 2000])
  })

  test('is an error at once after 403, and after six times', async () => {
    const refusing = openAnsweringDatabase([{ status: 403, body: 'no right' }])
    await expect(refusing.database.call('runQuery', {})).rejects.toThrow('Firestore answered 403: "no right"')
    expect(refusing.fetched).toHaveBeenCalledTimes(1)
    const silent = openAnsweringDatabase([null])
    await expect(silent.database.call('runQuery', {})).rejects.toThrow('Firestore does not answer.')
    expect(silent.fetched).toHaveBeenCalledTimes(6)
  })
})

test('all pages of a backup are of one time', async () => {
  const toResult = (id: number) => ({
    document: { name: `projects/demo-shop/databases/(default)/documents/a/${id}` },
    readTime: `time ${id}`,
  })
  const first = Array.from({ length: 100 }, (_, index) => toResult(index))
  const { database, readBodies } = openAnsweringDatabase([
    { status: 200, body: first },
    { status: 200, body: [{ readTime: 'time 0' }] },
  ])
  const pages = []
  for await (const page of readDocuments(database)) pages.push(page.length)
  expect(pages).toEqual([100, 0])
  expect(readBodies()).toMatchObject([
    {},
    { readTime: 'time 0', structuredQuery: { startAt: { before: false } } },
  ])
})

test('documents that Firestore could not take for now are created by the next attempt, and others not again', async () => {
  const documents = ['a/1', 'a/2', 'a/3'].map((path) => ({ path, fields: {} }))
  const { database, readBodies, pauses } = openAnsweringDatabase([
    { status: 200, body: { status: [{}, { code: 14 }, { code: 6 }] } },
    { status: 200, body: { status: [{}] } },
  ])
  await createDocuments(database, documents)
  expect(pauses).toEqual([0, 1000])
  expect(readBodies()).toMatchObject([
    { writes: documents.map(() => ({ currentDocument: { exists: false } })) },
    { writes: [{ update: { name: expect.stringMatching(/\/a\/2$/) as string } }] },
  ])
  const refusing = openAnsweringDatabase([{ status: 200, body: { status: [{ code: 3 }] } }])
  await expect(createDocuments(refusing.database, documents)).rejects.toThrow('status 3')
})

test('a backup ends with an error if an answer of Firestore does', async () => {
  const { database } = openAnsweringDatabase([{ status: 200, body: [{ error: { code: 503 } }] }])
  await expect(readDocuments(database).next()).rejects.toThrow('Firestore ended its answer')
})
