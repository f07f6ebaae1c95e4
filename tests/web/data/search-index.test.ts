import { describe, expect, test } from 'vitest'
import type { SearchablePage, SearchCursor } from '../../../web/data/desk/fetchSearchableItems'
import { createSearchIndex } from '../../../web/data/desk/searchIndex'
import type { SearchableSentItem } from '../../../domain/sent-items/searchSentItems'
import type { SentItemKind } from '../../../domain/sent-items/sentItem'

const pageSize = 3

function createItem(kind: SentItemKind, number: number): SearchableSentItem {
  const contact = { name: `Sender ${number}`, email: '', phone: '', whatsapp: '' }
  return { kind, id: `${kind}-${number}`, ...contact, status: 'new', createdAt: new Date(number) }
}

/** A database with items of both kinds, which are numbered by age, and an index of it. */
function openDatabase(counts: Record<SentItemKind, number>) {
  const fetchedPages: string[] = []
  let failingFetch = Infinity
  const fetchPage = (kind: SentItemKind, cursor: SearchCursor | null): Promise<SearchablePage> => {
    const newest = cursor === null ? counts[kind] : Number(cursor[0]) - 1
    fetchedPages.push(`${kind} from ${newest}`)
    if (fetchedPages.length >= failingFetch) return Promise.reject(new Error('offline'))
    const numbers = Array.from({ length: Math.min(pageSize, newest) }, (_, index) => newest - index)
    const last = numbers.length === pageSize ? numbers.at(-1) : undefined
    return Promise.resolve({
      items: numbers.map((number) => createItem(kind, number)),
      next: last === undefined ? null : [last, { referenceValue: String(last) }],
    })
  }
  return {
    counts,
    index: createSearchIndex(fetchPage),
    takeFetchedPages: () => fetchedPages.splice(0),
    failFrom: (fetch: number) => {
      failingFetch = fetch
    },
  }
}

const allNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const listNumbers = (items: readonly SearchableSentItem[], kind: SentItemKind) =>
  items
    .filter((item) => item.kind === kind)
    .map(({ createdAt }) => createdAt.getTime())
    .sort((first, second) => first - second)

describe('the search index', () => {
  test('reads all items of both kinds, and says after each page how many it has', async () => {
    const { index } = openDatabase({ requests: 8, enquiries: 2 })
    const counts: number[] = []
    index.subscribe(() => counts.push(index.getState().items.length))
    await index.load()
    const { items, status } = index.getState()
    expect(status).toBe('complete')
    expect(listNumbers(items, 'requests')).toEqual(allNumbers(8))
    expect(listNumbers(items, 'enquiries')).toEqual(allNumbers(2))
    expect(counts).toEqual(counts.toSorted((first, second) => first - second))
    expect(new Set(counts).size).toBeGreaterThan(3)
  })

  test('reads only the newest items at the next load', async () => {
    const { index, counts, takeFetchedPages } = openDatabase({ requests: 9, enquiries: 1 })
    await index.load()
    takeFetchedPages()
    counts.requests = 14
    await index.load()
    expect(takeFetchedPages().toSorted()).toEqual([
      'enquiries from 1',
      'requests from 11',
      'requests from 14',
    ])
    expect(listNumbers(index.getState().items, 'requests')).toEqual(allNumbers(14))
  })

  test('runs one load at a time', async () => {
    const { index, takeFetchedPages } = openDatabase({ requests: 1, enquiries: 1 })
    await Promise.all([index.load(), index.load()])
    expect(takeFetchedPages()).toEqual(['requests from 1', 'enquiries from 1'])
  })

  test.each([1, 2, 3, 4, 5])('continues after a failure from fetch %i on, without a gap', async (fetch) => {
    const { index, counts, failFrom, takeFetchedPages } = openDatabase({ requests: 9, enquiries: 4 })
    failFrom(fetch)
    await index.load()
    expect(index.getState().status).toBe('failed')
    takeFetchedPages()
    failFrom(Infinity)
    counts.requests = 16
    await index.load()
    expect(index.getState().status).toBe('complete')
    expect(listNumbers(index.getState().items, 'requests')).toEqual(allNumbers(16))
    expect(listNumbers(index.getState().items, 'enquiries')).toEqual(allNumbers(4))
  })
})
