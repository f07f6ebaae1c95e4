import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { address, desktop, phone, said, useBrowser } from './browser'
import { becomeGuest, changeSent, putSent, requestOf, sentBy } from './myRequests'
import { add, listed } from './orderList'

const visit = useBrowser()

const path = '/my-requests'
const firebase = /identitytoolkit|securetoken|\/google\.firestore|\/documents/

const reload = async (page: Page) => {
  await page.goto(path)
  await page.getByRole('list', { name: 'Sent', exact: true }).waitFor()
}

describe('My Requests (/my-requests)', () => {
  test('a visitor who never sent anything reads so, and is led to the products and the form, without any of Firebase', async () => {
    const page = await visit('/', { fresh: true })
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    await page.getByRole('contentinfo').getByRole('link', { name: 'My Requests' }).click()
    await page.getByRole('heading', { level: 1, name: 'My Requests' }).waitFor()
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    expect(address(page)).toBe(path)
    await expect.poll(() => page.title()).toBe('My Requests')
    const main = page.getByRole('main')
    const links = main.getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/login-account',
      '/arielle-store',
      '/request-a-quote',
    ])
    expect(
      asked
        .map((request) => request.url())
        .filter((url) => firebase.test(url) || /\/(auth|LiveRequests)-/.test(url)),
    ).toEqual([])
  })

  test('a guest sees what was sent from this browser, newest first, each with its reference, its text and its time', async () => {
    const page = await visit('/about-us')
    const uid = await becomeGuest(page)
    const older = await putSent('requests', uid, {
      createdAt: new Date('2026-03-02T09:05:00Z'),
      list: 'Shea Butter: 1.5',
    })
    const newer = await putSent('enquiries', uid, { createdAt: new Date('2026-03-03T12:30:00Z') })
    await putSent('requests', 'somebody-else', { list: 'Not yours: 1' })
    await reload(page)
    const cards = sentBy(page).getByRole('article')
    await expect.poll(() => cards.count()).toBe(2)
    const texts = await cards.allInnerTexts()
    expect(texts[0]).toContain('Message: Delivery')
    expect(texts[0]).toContain(`Reference ${newer.slice(0, 6)}, sent 3 March 2026 at 13:30`)
    expect(texts[0]).toContain('Do you deliver?')
    expect(texts[1]).toContain('Product request')
    expect(texts[1]).toContain(`Reference ${older.slice(0, 6)}, sent 2 March 2026 at 10:05`)
    expect(texts[1]).toContain('Shea Butter: 1.5')
  })

  test('its status follows the desk, live: new, being answered by name, answered with the words, closed', async () => {
    const page = await visit('/about-us')
    const uid = await becomeGuest(page)
    const id = await putSent('requests', uid)
    await reload(page)
    const card = requestOf(page, id)
    await card.getByText('New', { exact: true }).waitFor()
    await changeSent('requests', id, { claimedBy: { uid: 's', name: 'Ada' }, updatedAt: new Date() })
    await card.getByText('Ada is answering.').waitFor()
    const answer = { uid: 's', name: 'Ada', channel: 'whatsapp', text: 'Yes, tomorrow.' }
    await changeSent('requests', id, { status: 'answered', answer, updatedAt: new Date() })
    await card.getByText('Ada answered on WhatsApp.').waitFor()
    await card.getByText('Yes, tomorrow.').waitFor()
    await changeSent('requests', id, { status: 'closed', updatedAt: new Date() })
    await card.getByText('Closed', { exact: true }).waitFor()
    expect(await card.getByText('Yes, tomorrow.').count()).toBe(1)
  })

  test('until it is answered it says when the reply is due, and once that has passed says so honestly and offers WhatsApp', async () => {
    const page = await visit('/about-us', { fresh: true })
    // The device's clock is three hours fast; the server's tells how late it is.
    await page.clock.setFixedTime(new Date('2026-03-03T12:20:00Z'))
    await page.route('/', (route) => {
      const isForClock = route.request().method() === 'HEAD'
      return isForClock
        ? route.fulfill({ headers: { Date: 'Tue, 03 Mar 2026 09:20:00 GMT' } })
        : route.fallback()
    })
    const uid = await becomeGuest(page)
    const fresh = await putSent('requests', uid, { createdAt: new Date('2026-03-03T09:05:00Z') })
    const late = await putSent('requests', uid, { createdAt: new Date('2026-03-03T08:05:00Z') })
    await reload(page)
    await requestOf(page, fresh).getByText('Reply due by 10:50').waitFor()
    await requestOf(page, late)
      .getByText('Our reply was due by 09:50, and we are late. We are sorry.')
      .waitFor()
    const chat = requestOf(page, late).getByRole('link', { name: /^Continue on WhatsApp/ })
    const href = new URL((await chat.getAttribute('href')) ?? '')
    expect(href.hostname).toBe('wa.me')
    expect(href.searchParams.get('text')).toBe(`About ${late.slice(0, 6)}:\n\nShea Butter: 1.5`)
  })

  test('a document that makes no sense is a hole in the list, and said to be one', async () => {
    const page = await visit('/about-us')
    const uid = await becomeGuest(page)
    const id = await putSent('requests', uid)
    await putSent('enquiries', uid, { status: 'lost' })
    await reload(page)
    await requestOf(page, id).waitFor()
    await page.getByText(/^One thing that you sent cannot be shown on this page/).waitFor()
    expect(await sentBy(page).getByRole('article').count()).toBe(1)
  })

  test('a long list shows its beginning, and all of it when asked', async () => {
    const page = await visit('/about-us')
    const uid = await becomeGuest(page)
    await putSent('requests', uid, {
      list: Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n'),
    })
    await reload(page)
    const height = async () => (await page.getByText('Line 0').boundingBox())?.height ?? 0
    const before = await height()
    await page.getByRole('button', { name: 'Show all of it' }).click()
    expect(await height()).toBeGreaterThan(2 * before)
  })
})

describe("My Requests: 'Request again'", () => {
  test('puts the products back on the order list, with the larger count, and says what happened and what is gone', async () => {
    const page = await visit('/arielle-store')
    const uid = await becomeGuest(page)
    await add(page, 'Shea Butter').click()
    const list = 'Shea Butter: 1.5\nCoconut Oil: 2\nMoon Dust: 1'
    await putSent('requests', uid, { list, items: ['1:3', '2:4', '99999:2'] })
    await reload(page)
    await page.getByRole('button', { name: /^Request again/ }).click()
    await said(
      page,
      '1 product added, 1 raised to the shared quantity. No longer in our catalogue, so left out: Moon Dust.',
    )
    await page.getByRole('main').getByRole('link', { name: 'Go to Order List' }).click()
    await expect.poll(() => listed(page)).toEqual(['Shea Butter: 1.5', 'Coconut Oil: 2'])
  })

  test('is not offered for what held no products', async () => {
    const page = await visit('/about-us')
    const uid = await becomeGuest(page)
    await putSent('enquiries', uid)
    await reload(page)
    expect(await page.getByRole('button', { name: /^Request again/ }).count()).toBe(0)
  })
})

describe('My Requests, read by machine', () => {
  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('keeps the rules of WCAG 2.2 AA on a %s, empty and with something in each status', async (_, screen) => {
    const page = await visit(path, { screen })
    await page.getByRole('heading', { name: 'Nothing sent yet' }).waitFor()
    await expectNoViolations(page)
    const uid = await becomeGuest(page)
    const answer = { uid: 's', name: 'Ada', channel: 'email', text: 'Yes.' }
    await putSent('requests', uid, { createdAt: new Date('2026-03-03T08:05:00Z') })
    await putSent('enquiries', uid, { claimedBy: { uid: 's', name: 'Ada' } })
    await putSent('requests', uid, { status: 'answered', answer })
    await putSent('enquiries', uid, { status: 'closed', answer })
    await reload(page)
    await expect.poll(() => sentBy(page).getByRole('article').count()).toBe(4)
    await page.getByRole('button', { name: 'Not your device?' }).click()
    await expectNoViolations(page)
  })
})
