import { describe, expect, test } from 'vitest'
import { setUpBrowser, waitForAlert } from './setUpBrowser'
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

describe('My Requests that cannot be fetched', () => {
  const failureTitle = "We couldn't load your requests"

  test('says so when the rules deny the query, and offers to try again', async () => {
    const { page } = await openAsGuest(visit, {
      claimedUid: 'somebody-else',
      expected: /FirebaseError|insufficient permissions|PERMISSION_DENIED|ERR_FAILED|Failed to load/,
    })
    await page.route(/accounts:lookup/, (route) => route.abort())
    await page.goto(path)
    await page.getByRole('heading', { name: failureTitle }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitForAlert(page, 'We have everything you sent')
    expect(await page.getByRole('link', { name: 'Ask on WhatsApp' }).count()).toBe(1)
  })

  test('fetches a part of the program that did not load when the visitor tries again', async () => {
    const { page, uid } = await openAsGuest(visit, { expected: /ERR_FAILED|Failed to (load|fetch)|preload/ })
    const id = await createSentDocument('requests', uid)
    const chunk = /\/LiveRequests-[^/]*\.js/
    await page.route(chunk, (route) => route.abort())
    await page.goto(path)
    await page.getByRole('heading', { name: failureTitle }).waitFor()
    await page.unroute(chunk)
    await page.getByRole('button', { name: 'Try again' }).click()
    await getSentItemCard(page, id).waitFor()
    expect(await page.getByRole('heading', { name: failureTitle }).count()).toBe(0)
  })
})
