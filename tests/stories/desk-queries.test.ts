import { expect, test } from 'vitest'
import { isServed } from '../repository/firestoreIndexes'
import { getInboxHeading, openInbox } from './deskPage'
import { recordArrivalQueries, recordQueryShapes } from './queryShapes'
import { createSentDocument } from './sentRequests'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

// Without a kind, the desk queries both collections.
const filters = ['', 'new', 'answered', 'closed'].flatMap((status) =>
  ['', 'mine', 'unclaimed'].map((owner) => new URLSearchParams({ status, owner }).toString()),
)

// The emulators run every query. Production refuses one without an index.
test('every query that the desk makes is served by an index of firestore.indexes.json', async () => {
  const id = await createSentDocument('requests', 'index-test', { name: 'Index Test' })
  const page = await visit('/staff')
  const shapes = recordQueryShapes(page)
  await openInbox(page)
  for (const filter of filters) {
    await page.goto(`/staff?${filter}`)
    await getInboxHeading(page).waitFor()
    await page.getByText('Live', { exact: true }).first().waitFor()
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
