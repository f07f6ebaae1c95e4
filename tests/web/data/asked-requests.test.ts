import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { setUpFakeTimers } from '../setUpFakeTimers'

type Built = { after?: number; count?: number; since?: Date }

const database = { total: 0, queries: [] as Built[], isSilent: false }

/** The requests of a database, newest first: each tenth asks for the product 84. */
function find({ after = -1, count = 0 }: Built) {
  const numbers = Array.from({ length: database.total }, (_, number) => number)
  return numbers.filter((number) => number > after).slice(0, count)
}

vi.mock('firebase/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getFirestore: () => ({}),
  collection: (): Built => ({}),
  where: (_field: string, _operator: string, since: Date): Built => ({ since }),
  limit: (count: number): Built => ({ count }),
  orderBy: (): Built => ({}),
  startAfter: (createdAt: { toMillis: () => number }): Built => ({ after: 1_000_000 - createdAt.toMillis() }),
  query: (...parts: Built[]): Built => parts.reduce((built, part) => ({ ...built, ...part }), {}),
  getDocs: (built: Built) => {
    database.queries.push(built)
    if (database.isSilent) return new Promise<never>(() => undefined)
    const docs = find(built).map((number) => createDocument(number))
    return Promise.resolve({ docs, metadata: { fromCache: false } })
  },
}))

function createDocument(number: number) {
  const createdAt = new Date(1_000_000 - number)
  const fields = {
    ...{ name: `Sender ${number}`, phone: '08031234567', status: 'closed', list: 'Avocado Butter' },
    items: [number % 10 === 0 ? '84:3' : '8:3'],
    createdAt,
  }
  const id = `${number}`.padStart(20, 'A')
  return { id, data: () => fields, get: () => ({ toMillis: () => createdAt.getTime() }) }
}

setUpFakeTimers()

// The module under test needs the mock of this file, and the next file the real one.
beforeAll(() => {
  vi.resetModules()
})
afterAll(() => {
  vi.resetModules()
})

beforeEach(() => {
  database.queries = []
  database.isSilent = false
})

const since = new Date(0)
async function fetch() {
  const { fetchRequestsWithProduct } = await import('../../../web/data/desk/fetchRequestsWithProduct')
  const { getFirestore } = await import('firebase/firestore')
  const { requests, isComplete } = await fetchRequestsWithProduct(getFirestore(), '84', since)
  return { count: requests.length, isComplete }
}

describe('Who asked for a product', () => {
  test('is read from all requests of the time, 100 at a time', async () => {
    database.total = 250
    expect(await fetch()).toEqual({ count: 25, isComplete: true })
    expect(database.queries.map(({ count, after }) => [count, after])).toEqual([
      [100, undefined],
      [100, 99],
      [100, 199],
    ])
    expect(database.queries.every((query) => query.since === since)).toBe(true)
  })

  test('is read from at most 1,000 requests, and says if there were more', async () => {
    database.total = 5000
    expect(await fetch()).toEqual({ count: 100, isComplete: false })
    expect(database.queries).toHaveLength(10)
  })

  test('fails after 20 s without an answer', async () => {
    database.isSilent = true
    const failure = fetch().catch(String)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await failure).toContain('did not answer')
  })
})
