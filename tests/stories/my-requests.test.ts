import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getPathAndQuery, setUpBrowser } from './setUpBrowser'
import {
  createSentDocument,
  getSentItemCard,
  getSentItemList,
  openAsGuest,
  updateSentDocument,
} from './sentRequests'
import { expectSound } from './expectAccessible'

const visit = setUpBrowser()

const path = '/my-requests'
const firebaseRequest =
  /identitytoolkit|securetoken|\/google\.firestore|\/documents|\/(firebaseAuth|SentItemsObserver)-/

describe('My Requests (/my-requests)', () => {
  test('tells a visitor who never sent anything where to begin, without loading Firebase', async () => {
    const page = await visit('/', { fresh: true })
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await page.getByRole('contentinfo').getByRole('link', { name: 'My Requests' }).click()
    await page.getByRole('heading', { level: 1, name: 'My Requests' }).waitFor()
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    expect(getPathAndQuery(page)).toBe(path)
    expect(requestedUrls.filter((url) => firebaseRequest.test(url))).toEqual([])
  })

  test('shows a guest what this browser sent, newest first, follows the status live, and meets WCAG 2.2 AA', async () => {
    const { page, uid } = await openAsGuest(visit)
    const longList = Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n')
    const older = await createSentDocument('requests', uid, {
      createdAt: new Date('2026-03-02T09:05:00Z'),
      list: longList,
    })
    const newer = await createSentDocument('enquiries', uid)
    await createSentDocument('requests', 'somebody-else', { list: 'Not yours: 1' })
    await createSentDocument('enquiries', uid, { status: 'malformed' })
    await page.goto(path)
    const articles = getSentItemList(page).getByRole('article')
    await expect.poll(() => articles.count()).toBe(2)
    await page.getByText(/^One item can't be shown on this page/).waitFor()
    expect(await articles.allInnerTexts()).toEqual([
      expect.stringContaining(newer.slice(0, 6)),
      expect.stringContaining(older.slice(0, 6)),
    ])
    await expectListExpands(page)
    await updateSentDocument('requests', older, { claimedBy: { uid: 's', name: 'Ada' } })
    await getSentItemCard(page, older).getByText('Ada is answering.').waitFor()
    await page.getByRole('button', { name: 'Not your device?' }).click()
    await expectSound(page)
    const answer = { uid: 's', name: 'Ada', channel: 'whatsapp', text: 'Yes, tomorrow.' }
    await updateSentDocument('requests', older, { status: 'answered', answer, updatedAt: new Date() })
    await updateSentDocument('enquiries', newer, { status: 'closed', answer, updatedAt: new Date() })
    await getSentItemCard(page, older).getByText('Yes, tomorrow.').waitFor()
    await getSentItemCard(page, newer).getByText('Closed', { exact: true }).waitFor()
    await expectSound(page)
  })

  test('does not claim without an answer of the database that nothing was sent, and shows it once there is a connection', async () => {
    const { page, uid } = await openAsGuest(visit, {
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

async function expectListExpands(page: Page) {
  const getHeight = async () => (await page.getByText('Line 0').boundingBox())?.height ?? NaN
  const collapsedHeight = await getHeight()
  await page.getByRole('button', { name: 'Show all' }).click()
  expect(await getHeight()).toBeGreaterThan(2 * collapsedHeight)
}
