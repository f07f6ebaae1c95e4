import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser'
import { becomeGuest, putSent, requestOf } from './myRequests'

const visit = useBrowser()

describe('My Requests without an answer of the database', () => {
  test('does not claim that nothing was sent, and shows it as soon as there is a connection', async () => {
    const page = await visit('/about-us', {
      fresh: true,
      expected: /ERR_FAILED|Could not reach Cloud Firestore|Failed to load|WebChannel|cleardot/,
    })
    const uid = await becomeGuest(page)
    const id = await putSent('requests', uid)
    const database = /google\.firestore/
    await page.route(database, (route) => route.abort())
    await page.goto('/my-requests')
    // Firestore gives up after ten seconds.
    await page
      .getByRole('heading', { name: 'Your requests cannot be fetched just now' })
      .waitFor({ timeout: 60_000 })
    expect(await page.getByText('Nothing sent yet').count()).toBe(0)
    await page.unroute(database)
    await requestOf(page, id).waitFor({ timeout: 60_000 })
  }, 150_000)
})

describe('My Requests that cannot be fetched', () => {
  const failed = 'Your requests could not be fetched'

  test('because the rules refuse: the page stands, says what that means, and offers to try again', async () => {
    const page = await visit('/about-us', {
      fresh: true,
      expected: /FirebaseError|insufficient permissions|PERMISSION_DENIED|ERR_FAILED|Failed to load/,
    })
    await page.route(/accounts:lookup/, (route) => route.abort())
    await becomeGuest(page, 'somebody-else')
    await page.goto('/my-requests')
    await page.getByRole('heading', { name: failed }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').filter({ hasText: 'What you sent is with us all the same' }).waitFor()
    expect(await page.getByRole('link', { name: 'Ask on WhatsApp' }).count()).toBe(1)
  })

  test('because a part of the program did not come: trying again fetches it', async () => {
    const page = await visit('/about-us', {
      fresh: true,
      expected: /ERR_FAILED|Failed to (load|fetch)|preload/,
    })
    const id = await putSent('requests', await becomeGuest(page))
    const part = /\/LiveRequests-[^/]*\.js/
    await page.route(part, (route) => route.abort())
    await page.goto('/my-requests')
    await page.getByRole('heading', { name: failed }).waitFor()
    await page.unroute(part)
    await page.getByRole('button', { name: 'Try again' }).click()
    await requestOf(page, id).waitFor()
    expect(await page.getByRole('heading', { name: failed }).count()).toBe(0)
  })
})
