import { describe, expect, test } from 'vitest'
import { setUpBrowser } from './setUpBrowser'
import { createSentDocument, getSentItemCard, openAsGuest } from './sentRequests'

const visit = setUpBrowser()

const path = '/my-requests'

describe('My Requests without an answer of the database', () => {
  test('does not claim that nothing was sent, and shows it once there is a connection', async () => {
    const { page, uid } = await openAsGuest(visit, {
      fresh: true,
      expected: /ERR_FAILED|Could not reach Cloud Firestore|Failed to load|WebChannel|cleardot/,
    })
    const id = await createSentDocument('requests', uid)
    const databaseRequest = /google\.firestore/
    await page.route(databaseRequest, (route) => route.abort())
    await page.goto(path)
    // Firestore gives up after ten seconds.
    await page
      .getByRole('heading', { name: "We can't load your requests right now" })
      .waitFor({ timeout: 60_000 })
    expect(await page.getByText('Nothing sent yet').count()).toBe(0)
    await page.unroute(databaseRequest)
    await getSentItemCard(page, id).waitFor({ timeout: 60_000 })
  }, 150_000)
})
