import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getRow,
  listRowIds,
  openInbox,
  secondStaffAccount,
  secondStaffUid,
  waitForLiveList,
} from './deskPage'
import { createSentDocuments, deleteSentDocuments } from './sentRequests'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const closedItemsPath = '/staff?status=closed&owner=mine'
const kinds = ['requests', 'enquiries'] as const
type StoredItem = { kind: (typeof kinds)[number]; id: string; time: number }
const claim = { uid: 'paging-test', name: 'Paging' }

// Old items that no other test looks for: what is closed is shown newest first.
const startTime = Date.parse('2001-03-01T09:00:00Z')
const storedItems: StoredItem[] = []

/** Stores an item for each of these minutes, and returns the items. */
async function store(minutes: readonly number[]): Promise<StoredItem[]> {
  const items = minutes.map((minute) => ({
    kind: kinds[minute % 3 === 0 ? 1 : 0],
    time: startTime + minute * 60_000,
  }))
  const ids = await createSentDocuments(
    items.map(({ kind, time }) => ({
      kind,
      uid: 'somebody',
      fields: {
        status: 'closed',
        createdAt: new Date(time),
        claimedBy: { ...claim, uid: secondStaffUid },
      },
    })),
  )
  const newItems = items.map((item, index) => ({ ...item, id: ids[index] ?? '' }))
  storedItems.push(...newItems)
  return newItems
}

/** The ids of the items of this test, newest first; equal times by id, as Firestore orders them. */
const listStoredIds = () =>
  storedItems
    .toSorted((first, second) => second.time - first.time || (first.id < second.id ? 1 : -1))
    .map(({ id }) => id)

const listOwnRowIds = async (page: Page) => {
  const ids = new Set(storedItems.map(({ id }) => id))
  return (await listRowIds(page)).filter((id) => ids.has(id))
}

const showMore = (page: Page) => page.getByRole('button', { name: /^Show more/ }).click()

describe('The list of the inbox, with 130 closed items', () => {
  beforeAll(async () => {
    // Every tenth minute has two items of the same time.
    const minutes = Array.from({ length: 118 }, (_, index) => index * 2)
    await store([...minutes, ...minutes.filter((minute) => minute % 20 === 0)])
  })

  afterAll(async () => {
    await deleteSentDocuments(storedItems)
  })

  test('shows them in order, of which it reads 60 at first, page by page, until it says that these are all', async () => {
    const page = await visit(closedItemsPath)
    const limits = recordListLimits(page)
    await openInbox(page, secondStaffAccount)
    await waitForLiveList(page)
    expect(limits).toEqual([30, 30])
    const firstPage = await listRowIds(page)
    expect(firstPage.length).toBeGreaterThan(25)
    expect(firstPage.length).toBeLessThanOrEqual(50)
    await page.getByText(`Showing ${firstPage.length}, the newest first.`).waitFor()
    const isComplete = async () => {
      const more = page.getByRole('button', { name: /^Show more/ })
      if (await more.isVisible()) await more.click()
      return page.getByText(/These are all \d+\./).isVisible()
    }
    await expect.poll(isComplete).toBe(true)
    expect(await listOwnRowIds(page)).toEqual(listStoredIds())
  })

  test('shows what arrives between two pages once, and takes away what no longer matches', async () => {
    const page = await visit(closedItemsPath)
    await openInbox(page, secondStaffAccount)
    await waitForLiveList(page)
    const firstCount = (await listOwnRowIds(page)).length
    await showMore(page)
    await expect.poll(async () => (await listOwnRowIds(page)).length).toBeGreaterThan(firstCount + 20)
    // Between the last row of the first page and the first one of the second: times have two minutes between them.
    const [lastOfFirst] = listStoredIds().slice(firstCount - 1)
    const boundary = storedItems.find(({ id }) => id === lastOfFirst)
    const [arrived] = await store([((boundary?.time ?? 0) - startTime) / 60_000 - 1])
    if (!arrived) throw new Error('Nothing was stored.')
    await getRow(page, arrived.id).waitFor()
    const rows = await listOwnRowIds(page)
    expect(rows).toEqual(listStoredIds().slice(0, rows.length))
    await deleteSentDocuments([arrived])
    storedItems.splice(storedItems.indexOf(arrived), 1)
    await getRow(page, arrived.id).waitFor({ state: 'detached' })
    const rest = await listOwnRowIds(page)
    expect(rest).toEqual(listStoredIds().slice(0, rest.length))
  })
})

/** Records how many documents each query of the list requests, without the queries that every screen of the desk has. */
function recordListLimits(page: Page): number[] {
  const limits: number[] = []
  page.on('request', (request) => {
    // The counts of the filters read no items.
    if (request.url().includes(':runAggregationQuery')) return
    const queries = decodeURIComponent(request.postData() ?? '').split('"structuredQuery"')
    const listQueries = queries.filter((query) => query.includes('"stringValue":"closed"'))
    limits.push(...listQueries.map((query) => Number(/"limit":(\d+)/.exec(query)?.[1])))
  })
  return limits
}
