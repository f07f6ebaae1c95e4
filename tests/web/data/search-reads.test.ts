import { getFirestore } from 'firebase/firestore'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listSearchWords } from '../../../domain/sent-items/searchWords'
import { parseSentItem, type SentItemKind, sentItemKinds } from '../../../domain/sent-items/sentItem'
import { searchSentItems } from '../../../web/data/desk/searchSentItems'

type Stored = { kind: SentItemKind; id: string; fields: Readonly<Record<string, unknown>> }
type Built = { kind?: string; word?: string; count?: number }

type Database = { items: Stored[]; reads: number; isSilent: boolean }

const database: Database = { items: [], reads: 0, isSilent: false }

/** What a query finds. Firestore charges a read for each document, and at least one for a query. */
function find({ kind, word = '', count = 0 }: Built) {
  const found = database.items.filter((item) => item.kind === kind && listWords(item).includes(word))
  return found.slice(0, count)
}

function listWords({ fields, ...key }: Stored): string[] {
  const item = parseSentItem(key, fields)
  return item ? listSearchWords(item) : []
}

vi.mock('firebase/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getFirestore: () => ({}),
  collection: (_: unknown, kind: string): Built => ({ kind }),
  where: (_field: string, _operator: string, word: string): Built => ({ word }),
  limit: (count: number): Built => ({ count }),
  orderBy: (): Built => ({}),
  query: (...parts: Built[]): Built => parts.reduce((built, part) => ({ ...built, ...part }), {}),
  getDocs: (built: Built) => {
    if (database.isSilent) return new Promise<never>(() => undefined)
    const docs = find(built).map(({ id, fields }) => ({ id, data: () => fields }))
    database.reads += Math.max(docs.length, 1)
    return Promise.resolve({ docs, metadata: { fromCache: false } })
  },
  getCountFromServer: (built: Built) => {
    database.reads += 1
    return Promise.resolve({ data: () => ({ count: find(built).length }) })
  },
}))

/** 1,000 requests for shea butter, newest first, of which the oldest alone is from Zoe. */
beforeEach(() => {
  database.reads = 0
  database.isSilent = false
  database.items = sentItemKinds.flatMap((kind) =>
    Array.from({ length: 500 }, (_, number) => ({
      kind,
      id: `${kind}${number}`.toUpperCase().padEnd(20, 'A'),
      fields: {
        ...{ name: 'Ada', fullname: 'Ada', email: 'ada@example.com', status: 'new' },
        ...{ list: 'good raw shea butter soap', message: 'good raw shea butter soap' },
        createdAt: new Date(1_000_000 - number),
      },
    })),
  )
  Object.assign(database.items[499]?.fields ?? {}, { name: 'Zoe Quaicoe' })
})

async function search(text: string) {
  const { items, isComplete } = await searchSentItems(getFirestore(), text)
  return { names: items.map(({ sender }) => sender.name), isComplete }
}

test('asks for the rarest word, and so finds the oldest of very many in a few reads', async () => {
  expect(await search('shea butter zoe')).toEqual({ names: ['Zoe Quaicoe'], isComplete: true })
  expect(database.reads).toBeLessThan(10)
})

test.each(['butter', 'good raw shea butter soap ada', 'shea butt', 'nobody', 'butter nobody'])(
  'costs at most 90 reads for %j',
  async (text) => {
    const { names } = await search(text)
    expect(names.length).toBeLessThanOrEqual(80)
    expect(database.reads).toBeLessThanOrEqual(90)
  },
)

test('says if it has not read older items', async () =>
  expect(await search('shea butter')).toMatchObject({ isComplete: false }))

test('fails after 20 s without an answer', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  database.isSilent = true
  const failure = search('butter').catch(String)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await failure).toContain('did not answer')
})
