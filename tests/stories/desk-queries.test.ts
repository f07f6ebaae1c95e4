import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { QueryShape } from '../../packages/firestore-index-checker/isServedByIndexes'
import { isServed } from '../repository/firestoreIndexes'
import { getInboxHeading, openInbox, waitForLiveList } from './deskPage'
import { createSentDocument } from './sentRequests'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

// One filter for each kind of query that the inbox makes. Without a kind, it queries both collections.
const filters = [
  'owner=mine',
  'status=new',
  'status=new&owner=mine',
  'status=closed',
  'status=closed&owner=mine',
]

// The emulators run every query. Production refuses one without an index.
test('every query that the desk makes is served by an index of firestore.indexes.json', async () => {
  const id = await createSentDocument('requests', 'index-test', { name: 'Index Test' })
  const page = await visit('/staff')
  const shapes = recordQueryShapes(page)
  await openInbox(page)
  await waitForLiveList(page)
  for (const filter of filters) {
    await page.goto(`/staff?${filter}`)
    await getInboxHeading(page).waitFor()
    await waitForLiveList(page)
  }
  await page.goto(`/staff/requests/${id}`)
  await page.getByRole('heading', { name: 'Index Test' }).waitFor()
  await page.getByRole('searchbox').fill('index')
  await page
    .getByRole('link', { name: /Index Test/ })
    .first()
    .waitFor()
  await page.goto('/staff/templates?edit=new')
  await page.getByLabel('Preview for').waitFor()
  await page.goto('/staff/figures')
  await page.getByRole('heading', { name: 'By Day' }).waitFor()
  const queries = [...shapes.values()]
  expect(new Set(queries.map(({ collection }) => collection))).toEqual(
    new Set(['requests', 'enquiries', 'notes', 'replyTemplates', 'deliveries', 'days']),
  )
  expect(queries.filter((query) => !isServed(query))).toEqual([])
}, 120_000)

test('each screen of the desk follows what arrives with one query of each collection', async () => {
  const page = await visit('/staff', { expected: /404/ })
  await openInbox(page)
  const queries = recordArrivalQueries(page)
  for (const path of ['', '/catalogue', '/catalogue/84', '/templates', '/figures']) {
    queries.clear()
    await page.goto(`/staff${path}`)
    await page.getByRole('heading').first().waitFor()
    await page.getByText(/^Loading/).waitFor({ state: 'detached' })
    await expect
      .poll(() => [...queries.values()].toSorted(), { message: path })
      .toEqual(['enquiries', 'requests'])
  }
})

/**
 * Records what the Firestore queries of a page compare and sort: those of listeners, of aggregations and of the REST
 * API. Call it before the page loads.
 */
function recordQueryShapes(page: Page): Map<string, QueryShape> {
  const shapes = new Map<string, QueryShape>()
  page.on('request', (request) => {
    if (!/Firestore|\/documents/.test(request.url())) return
    for (const query of findValues(request.postData() ?? '', 'structuredQuery')) {
      const shape = toShape(toRecordOrEmpty(query))
      shapes.set(JSON.stringify(shape), shape)
    }
  })
  return shapes
}

/**
 * Records which queries for items newer than a time a page listens to: the collection by the number of its target. Call it
 * before the page loads.
 */
function recordArrivalQueries(page: Page): Map<unknown, string> {
  const collections = new Map<unknown, string>()
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    for (const target of findValues(body, 'addTarget').map(toRecordOrEmpty)) {
      const { from, where } = toRecordOrEmpty(toRecordOrEmpty(target.query).structuredQuery)
      const { op, field } = toRecordOrEmpty(toRecordOrEmpty(where).fieldFilter)
      if (op === 'GREATER_THAN' && readFieldPath(field) === 'createdAt')
        collections.set(target.targetId, readCollection(from))
    }
    for (const targetId of findValues(body, 'removeTarget')) collections.delete(targetId)
  })
  return collections
}

/** The values of a name, at any depth. A listener's requests are form fields with JSON; other requests are JSON. */
function findValues(body: string, name: string): unknown[] {
  const texts = body.startsWith('{') ? [body] : [...new URLSearchParams(body).values()]
  return texts.flatMap((text) => {
    const found: unknown[] = []
    try {
      JSON.parse(text, (key, value: unknown) => {
        if (key === name) found.push(value)
        return value
      })
    } catch {
      // Other fields of a form are no JSON.
    }
    return found
  })
}

function toShape({ from, where, orderBy }: Readonly<Record<string, unknown>>): QueryShape {
  const filters = listFieldFilters(toRecordOrEmpty(where))
  const sortedFields = (Array.isArray(orderBy) ? orderBy : []).map((order) => {
    const { field, direction } = toRecordOrEmpty(order)
    return [readFieldPath(field), direction === 'DESCENDING' ? 'desc' : 'asc'] as const
  })
  const listFields = (operator: string) => filters.filter(({ op }) => op === operator).map(({ path }) => path)
  return {
    collection: readCollection(from),
    equalities: listFields('EQUAL'),
    inFields: listFields('IN'),
    orderBy: sortedFields,
  }
}

function readCollection(from: unknown): string {
  return String(toRecordOrEmpty(Array.isArray(from) ? from[0] : undefined).collectionId)
}

function listFieldFilters(where: Readonly<Record<string, unknown>>): { op: string; path: string }[] {
  const { filters } = toRecordOrEmpty(where.compositeFilter)
  if (Array.isArray(filters)) return filters.flatMap((filter) => listFieldFilters(toRecordOrEmpty(filter)))
  if (where.fieldFilter === undefined) return []
  const { op, field } = toRecordOrEmpty(where.fieldFilter)
  return [{ op: String(op), path: readFieldPath(field) }]
}

function readFieldPath(field: unknown): string {
  return String(toRecordOrEmpty(field).fieldPath)
}
