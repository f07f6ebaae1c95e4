import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { registeredAccount } from '../freshAccount'
import { setRested } from '../sentDocuments'
import { signInFromHeader, signOut } from './account'
import { useBrowser } from './browser'
import { withoutStorage } from './forms'
import { button, fillIn, path, refused, send, sent, typed } from './requestForm'
import { asked, committed, hold, kept, lookedUp, openFilled, refusal, standing, stopClock } from './sending'

const visit = useBrowser()

const open = (options = {}) => openFilled(visit, options)

describe('design 3. The outbox', () => {
  test('keeps what is handed in offline, says so, and sends it when the connection is back', async () => {
    const { page, list } = await open(asked)
    await page.context().setOffline(true)
    await send(page)
    await kept(page).waitFor()
    await page.getByText('You may close this page: it stays in this browser until it is sent.').waitFor()
    expect(await standing(list)).toEqual([])
    await page.context().setOffline(false)
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
  })

  test('survives closing the page, is seen on the others and in My Requests, and is sent from there', async () => {
    const { page, list } = await open(asked)
    await page.route(lookedUp, (route) => route.abort())
    await send(page)
    await kept(page).waitFor()
    const context = page.context()
    await page.close()
    const next = await context.newPage()
    await next.route(lookedUp, (route) => route.abort())
    await next.goto('/about-us')
    await next.getByText('Kept, and not yet sent: your request.').waitFor()
    await next.goto('/my-requests')
    await kept(next).waitFor()
    await next.goto('/about-us')
    await next.getByText('Kept, and not yet sent: your request.').waitFor()
    await next.unroute(lookedUp)
    await next
      .getByRole('alert')
      .filter({ hasText: /^Your request \w{6} has been sent\.$/ })
      .waitFor()
    expect(await standing(list)).toHaveLength(1)
    await next
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Request Product(s)' })
      .click()
    await sent(next).waitFor()
  })

  test('tells within ten seconds that it is not sent yet, where nothing answers', async () => {
    const { page } = await open(asked)
    await hold(page, lookedUp)
    await stopClock(page)
    await send(page)
    await page.clock.runFor(2000)
    await page.getByRole('heading', { name: 'Sending your request…' }).waitFor()
    await page.clock.runFor(8000)
    await page.clock.resume()
    await kept(page).waitFor()
    expect(await page.getByText('We send it as soon as there is a connection').isVisible()).toBe(true)
  })

  test('waits until half a minute has passed between two, shows it, and sends the second', async () => {
    const { page, list: first } = await open({ fresh: true })
    await send(page)
    await sent(page).waitFor()
    await button(page, 'Send another').click()
    const second = randomUUID()
    await fillIn(page, { 'Product List': second })
    await send(page)
    await page.getByRole('heading', { name: 'Your request is kept, and goes in a moment' }).waitFor()
    await page.getByText(/^It goes in \d+ s\.$/).waitFor()
    expect(await standing(second)).toEqual([])
    await setRested(String((await standing(first))[0]?.fields.uid), 31)
    await button(page, 'Try now').click()
    await sent(page).waitFor()
    expect(await standing(second)).toHaveLength(1)
  })

  test('holds what is refused for good with its text; it can be changed and sent again, or deleted', async () => {
    const { page, list } = await open(asked)
    await page.route(committed, (route) => route.fulfill(refusal))
    await send(page)
    await refused(page).waitFor()
    await page.reload()
    await refused(page).waitFor()
    expect(await page.getByRole('blockquote').innerText()).toContain(list.split('\n')[1])
    await button(page, 'Change it').click()
    expect((await typed(page))[4]).toBe(list)
    await send(page)
    await refused(page).waitFor()
    await button(page, 'Delete').click()
    await expect.poll(() => typed(page)).toEqual(['', '', '', '', ''])
    await page.unroute(committed)
    expect(await standing(list)).toEqual([])
  })

  test.each(['forbidden', 'full'] as const)('still sends where storage is %s', async (kind) => {
    const page = await withoutStorage(await visit('/about-us', asked), kind, path)
    const list = randomUUID()
    await fillIn(page, { 'Product List': list })
    await page.context().setOffline(true)
    await send(page)
    await page.getByText('closing this page would lose it, so leave it open.').waitFor()
    await page.context().setOffline(false)
    await sent(page).waitFor()
    expect(await standing(list)).toHaveLength(1)
  })

  test("keeps a customer's for that customer: nobody else sees it, and it goes when they are back", async () => {
    const account = await registeredAccount()
    // The account's order list is asked for in the same way.
    const page = await visit('/', { ...asked, expected: /ERR_|Failed to|@firebase\/firestore/ })
    await signInFromHeader(page, account)
    await page.goto(path)
    const list = randomUUID()
    await fillIn(page, { 'Product List': list })
    await page.route(lookedUp, (route) => route.abort())
    await send(page)
    await kept(page).waitFor()
    await signOut(page)
    await expect.poll(() => kept(page).count()).toBe(0)
    await page.unroute(lookedUp)
    await page.goto('/about-us')
    await page.getByText('written with another account and not sent yet').waitFor()
    expect(await page.getByText('Ada Obi').count()).toBe(0)
    expect(await standing(list)).toEqual([])
    await signInFromHeader(page, account)
    await expect.poll(() => standing(list)).toMatchObject([{ fields: { uid: account.uid } }])
  })
})
