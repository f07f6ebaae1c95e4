import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import { desktopViewport, getPathAndQuery, phoneViewport, setUpBrowser, waitForAlert } from './setUpBrowser'
import {
  createSentDocument,
  getSentItemCard,
  getSentItemList,
  openAsGuest,
  updateSentDocument,
} from './sentRequests'
import { addProductsToOrderList, getOrderListPageProducts } from './orderListPage'

const visit = setUpBrowser()

const path = '/my-requests'
const firebaseRequest =
  /identitytoolkit|securetoken|\/google\.firestore|\/documents|\/(firebaseAuth|LiveRequests)-/
const claimedByAda = { claimedBy: { uid: 's', name: 'Ada' } }

async function openSentList(page: Page) {
  await page.goto(path)
  await getSentItemList(page).waitFor()
}

describe('My Requests (/my-requests)', () => {
  test('tells a visitor who never sent anything where to begin, without loading Firebase', async () => {
    const page = await visit('/', { fresh: true })
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await page.getByRole('contentinfo').getByRole('link', { name: 'My Requests' }).click()
    await page.getByRole('heading', { level: 1, name: 'My Requests' }).waitFor()
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    expect(getPathAndQuery(page)).toBe(path)
    await expect.poll(() => page.title()).toBe('My Requests')
    const links = page.getByRole('main').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/login-account',
      '/arielle-store',
      '/request-a-quote',
    ])
    expect(requestedUrls.filter((url) => firebaseRequest.test(url))).toEqual([])
  })

  test('shows a guest what this browser sent, newest first, and says what cannot be shown', async () => {
    const { page, uid } = await openAsGuest(visit)
    const longList = ['1.5 kg Shea Butter', ...Array.from({ length: 29 }, (_, line) => `Line ${line}`)].join(
      '\n',
    )
    const older = await createSentDocument('requests', uid, {
      createdAt: new Date('2026-03-02T09:05:00Z'),
      list: longList,
    })
    const newer = await createSentDocument('enquiries', uid, { createdAt: new Date('2026-03-03T12:30:00Z') })
    await createSentDocument('requests', 'somebody-else', { list: 'Not yours: 1' })
    await createSentDocument('enquiries', uid, { status: 'malformed' })
    await openSentList(page)
    const articles = getSentItemList(page).getByRole('article')
    await expect.poll(() => articles.count()).toBe(2)
    const [newerText = '', olderText = ''] = await articles.allInnerTexts()
    expect(newerText).toContain('Message: Delivery')
    expect(newerText).toContain(`Reference ${newer.slice(0, 6)}, sent 3 March 2026 at 13:30`)
    expect(newerText).toContain('Do you deliver?')
    expect(olderText).toContain('Product request')
    expect(olderText).toContain(`Reference ${older.slice(0, 6)}, sent 2 March 2026 at 10:05`)
    await page.getByText(/^One item can't be shown on this page/).waitFor()
    await expectOnlyRequestsCanBeRepeated(page, { request: older, enquiry: newer })
    await expectListExpands(page)
  })

  test('follows the status that staff set, live, and puts the products on the order list again', async () => {
    const page = await visit('/arielle-store')
    await addProductsToOrderList(page, 'Shea Butter')
    const { uid } = await openAsGuest(visit, { page })
    const id = await createSentDocument('requests', uid, {
      list: 'Shea Butter: 1.5\nCoconut Oil: 2\nMoon Dust: 1',
      items: ['1:3', '2:4', '99999:2'],
    })
    await openSentList(page)
    await expectStatusUpdates(page, id)
    await page.getByRole('button', { name: /^Request again/ }).click()
    await waitForAlert(
      page,
      '1 product added, 1 increased to the shared quantity. No longer in our catalogue, so left out: Moon Dust.',
    )
    await page.getByRole('main').getByRole('link', { name: 'Go to Order List' }).click()
    await expect.poll(() => getOrderListPageProducts(page)).toEqual(['Shea Butter: 1.5', 'Coconut Oil: 2'])
  })

  test('says by when the reply is due, apologizes once that has passed and offers WhatsApp', async () => {
    const { page, uid } = await openAsGuest(visit, { fresh: true })
    // The device's clock is three hours fast; the Date header of the site corrects it.
    await page.clock.setFixedTime(new Date('2026-03-03T12:20:00Z'))
    await page.route('/', (route) =>
      route.request().method() === 'HEAD'
        ? route.fulfill({ headers: { Date: 'Tue, 03 Mar 2026 09:20:00 GMT' } })
        : route.fallback(),
    )
    const due = await createSentDocument('requests', uid, { createdAt: new Date('2026-03-03T09:05:00Z') })
    const late = await createSentDocument('requests', uid, { createdAt: new Date('2026-03-03T08:05:00Z') })
    await openSentList(page)
    await getSentItemCard(page, due).getByText('Expect our reply by 10:50.').waitFor()
    const lateArticle = getSentItemCard(page, late)
    await lateArticle.getByText("We're sorry, our reply is late. It was due by 09:50.").waitFor()
    const chatLink = lateArticle.getByRole('link', { name: /^Continue on WhatsApp/ })
    const { hostname, searchParams } = new URL((await chatLink.getAttribute('href')) ?? '')
    expect(hostname).toBe('wa.me')
    expect(searchParams.get('text')).toBe(`About ${late.slice(0, 6)}:\n\n1.5 kg Shea Butter`)
  })

  test('meets WCAG 2.2 AA on phone and desktop, empty and with each status', async () => {
    const page = await visit(path)
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    await expectAccessibleInBothViewports(page)
    const { uid } = await openAsGuest(visit, { page })
    const answer = { uid: 's', name: 'Ada', channel: 'email', text: 'Yes.' }
    await createSentDocument('requests', uid, { createdAt: new Date('2026-03-03T08:05:00Z') })
    await createSentDocument('enquiries', uid, claimedByAda)
    await createSentDocument('requests', uid, { status: 'answered', answer })
    await createSentDocument('enquiries', uid, { status: 'closed', answer })
    await openSentList(page)
    await expect.poll(() => getSentItemList(page).getByRole('article').count()).toBe(4)
    await page.getByRole('button', { name: 'Not your device?' }).click()
    await expectAccessibleInBothViewports(page)
  })
})

async function expectOnlyRequestsCanBeRepeated(page: Page, ids: { request: string; enquiry: string }) {
  const countRepeatButtons = (id: string) =>
    getSentItemCard(page, id)
      .getByRole('button', { name: /^Request again/ })
      .count()
  expect(await countRepeatButtons(ids.request)).toBe(1)
  expect(await countRepeatButtons(ids.enquiry)).toBe(0)
}

async function expectListExpands(page: Page) {
  const getHeight = async () => (await page.getByText('1.5 kg Shea Butter').boundingBox())?.height ?? NaN
  const collapsedHeight = await getHeight()
  await page.getByRole('button', { name: 'Show all' }).click()
  expect(await getHeight()).toBeGreaterThan(2 * collapsedHeight)
}

async function expectStatusUpdates(page: Page, id: string) {
  const article = getSentItemCard(page, id)
  const update = (fields: object, updatedAt = new Date()) =>
    updateSentDocument('requests', id, { ...fields, updatedAt })
  await article.getByText('New', { exact: true }).waitFor()
  await update(claimedByAda)
  await article.getByText('Ada is answering.').waitFor()
  const answer = { uid: 's', name: 'Ada', channel: 'whatsapp', text: 'Yes, tomorrow.' }
  await update({ status: 'answered', answer }, new Date('2026-03-03T13:35:00Z'))
  await article.getByText('Ada answered on WhatsApp on 3 March 2026 at 14:35.').waitFor()
  await article.getByText('Yes, tomorrow.').waitFor()
  await update({ status: 'closed' }, new Date('2026-03-03T23:35:00Z'))
  await article.getByText('Closed', { exact: true }).waitFor()
  await article.getByText('Ada answered on WhatsApp. Closed on 4 March 2026.').waitFor()
  expect(await article.getByText('Yes, tomorrow.').count()).toBe(1)
}

async function expectAccessibleInBothViewports(page: Page) {
  for (const viewport of [phoneViewport, desktopViewport]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
}
