import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'
import { openInbox } from '../deskPage'
import { findValues } from '../firestoreRequests'
import { setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()

test('each screen of the desk follows what arrives with one query of each collection', async () => {
  const page = await visit('/staff', { expected: /404/ })
  await openInbox(page)
  const queries = recordArrivalQueries(page)
  for (const path of ['', '/catalogue', '/catalogue/84', '/templates', '/figures']) {
    await page.goto(`/staff${path}`)
    await page.getByRole('heading').first().waitFor()
    await page.getByText(/^Loading/).waitFor({ state: 'detached' })
    await expect
      .poll(() => [...queries.values()].toSorted(), { message: path })
      .toEqual(['enquiries', 'requests'])
  }
})

/**
 * Records which queries for items that wait since after a time a page listens to: the collection by the number of its target. Call it
 * before the page loads.
 */
function recordArrivalQueries(page: Page): Map<unknown, string> {
  const collections = new Map<unknown, string>()
  // Until then the former page goes on asking: what arrives meanwhile, from another test, gives it a new query.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) collections.clear()
  })
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    for (const target of findValues(body, 'addTarget').map(toRecordOrEmpty)) {
      const { from, where } = toRecordOrEmpty(toRecordOrEmpty(target.query).structuredQuery)
      const { op, field } = toRecordOrEmpty(toRecordOrEmpty(where).fieldFilter)
      if (op === 'GREATER_THAN' && readFieldPath(field) === 'waitingSince')
        collections.set(target.targetId, readCollection(from))
    }
    for (const targetId of findValues(body, 'removeTarget')) collections.delete(targetId)
  })
  return collections
}

function readCollection(from: unknown): string {
  return String(toRecordOrEmpty(Array.isArray(from) ? from[0] : undefined).collectionId)
}

function readFieldPath(field: unknown): string {
  return String(toRecordOrEmpty(field).fieldPath)
}
