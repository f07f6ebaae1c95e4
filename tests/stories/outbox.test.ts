import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setSecondsSinceLastSend } from '../sentDocuments'
import { registerTestAccount } from '../testAccount'
import { signInViaHeaderLoginLink, signOut } from './authScreens'
import { expectAccessible } from './expectAccessible'
import { openTabWithoutStorage } from './formControls'
import { seedLocalStorage } from './pageStorage'
import {
  desktopViewport,
  getHorizontalOverflow,
  phoneViewport,
  setUpBrowser,
  waitForAlert,
} from './setUpBrowser'
import {
  fillRequestForm,
  getEarlierRequestLine,
  getFormButton,
  getRequestFailedHeading,
  getRequestFormProductListField,
  getRequestSentHeading,
  readRequestForm,
  requestPagePath,
  submitRequestForm,
} from './requestForm'
import {
  firestoreCommitUrlPattern,
  findStoredRequests,
  getRequestKeptInOutboxHeading,
  firestoreBatchGetUrlPattern,
  networkTestOptions,
  openFilledRequest,
  permissionDeniedResponse,
} from './sendingNetwork'

const visit = setUpBrowser()

const { expected } = networkTestOptions

describe('The outbox', () => {
  test('keeps what is submitted offline and sends it once online, the next one half a minute later', async () => {
    const { page, list: firstList } = await openFilledRequest(visit, networkTestOptions)
    await page.context().setOffline(true)
    await submitRequestForm(page)
    await getRequestKeptInOutboxHeading(page).waitFor()
    await page.getByText("It's saved in this browser, so you can close this page.").waitFor()
    expect(await findStoredRequests(firstList)).toEqual([])
    await page.context().setOffline(false)
    await getRequestSentHeading(page).waitFor()
    const [firstRequest, ...duplicates] = await findStoredRequests(firstList)
    expect(duplicates).toEqual([])

    await getFormButton(page, 'Send another').click()
    const secondList = randomUUID()
    await fillRequestForm(page, { 'Product List': secondList })
    await submitRequestForm(page)
    await page.getByRole('heading', { name: 'Your request will be sent in a moment' }).waitFor()
    await page.getByText(/^Sending in \d+ seconds?\.$/).waitFor()
    expect(await findStoredRequests(secondList)).toEqual([])
    await setSecondsSinceLastSend(String(firstRequest?.fields.uid), 31)
    await getFormButton(page, 'Try now').click()
    await getRequestSentHeading(page).waitFor()
    expect(await findStoredRequests(secondList)).toHaveLength(1)
  })

  test('survives the closing of the page, is announced on every page, and is sent from there', async () => {
    const { page, list } = await openFilledRequest(visit, { expected })
    await page.route(firestoreBatchGetUrlPattern, (route) => route.abort())
    await submitRequestForm(page)
    await getRequestKeptInOutboxHeading(page).waitFor()
    const nextPage = await page.context().newPage()
    await page.close()
    await nextPage.route(firestoreBatchGetUrlPattern, (route) => route.abort())
    await nextPage.goto('/my-requests')
    await getRequestKeptInOutboxHeading(nextPage).waitFor()
    await nextPage.goto('/about-us')
    await nextPage.getByText('Saved, but not sent yet: your request.').waitFor()
    await nextPage.unroute(firestoreBatchGetUrlPattern)
    await waitForAlert(nextPage, /^Your request \w{6} has been sent\.$/)
    expect(await findStoredRequests(list)).toHaveLength(1)
    const navigation = nextPage.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'Request Product(s)' }).click()
    await getEarlierRequestLine(nextPage).waitFor()
  })

  test('is announced on the next page that the visitor goes to', async () => {
    const { page } = await openFilledRequest(visit, { expected })
    await page.route(firestoreBatchGetUrlPattern, (route) => route.abort())
    await submitRequestForm(page)
    await getRequestKeptInOutboxHeading(page).waitFor()
    await page.getByRole('link', { name: 'About Us' }).first().click()
    const banner = page.getByRole('complementary', { name: 'Not sent yet' })
    await banner.waitFor()
    expect(await banner.innerText()).toContain('Saved, but not sent yet: your request.')
  })

  test('keeps a denied request with its text, accessibly, to be changed and sent again or deleted', async () => {
    const { page, list } = await openFilledRequest(visit, { expected })
    await page.route(firestoreCommitUrlPattern, (route) => route.fulfill(permissionDeniedResponse))
    await submitRequestForm(page)
    await getRequestFailedHeading(page).waitFor()
    await page.goto('/about-us')
    await page.getByText('Your request could not be sent. Nothing is lost.').waitFor()
    for (const viewport of [phoneViewport, desktopViewport]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
      expect(await getHorizontalOverflow(page)).toBe(0)
    }
    await page.goto(requestPagePath)
    await getRequestFailedHeading(page).waitFor()
    for (const viewport of [phoneViewport, desktopViewport]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
    }
    expect(await page.getByRole('blockquote').innerText()).toContain(list.split('\n')[1])
    await getFormButton(page, 'Edit').click()
    expect((await readRequestForm(page))[4]).toBe(list)
    await submitRequestForm(page)
    await getRequestFailedHeading(page).waitFor()
    await getFormButton(page, 'Delete').click()
    await expect.poll(() => getRequestFormProductListField(page).inputValue()).toBe('')
    await page.unroute(firestoreCommitUrlPattern)
    expect(await findStoredRequests(list)).toEqual([])
  })

  test.each(['forbidden', 'full', 'unreadable'] as const)(
    'sends where storage is %s, and says that closing the page would lose the request',
    async (kind) => {
      const basePage = await visit('/robots.txt', networkTestOptions)
      const page = await openTabWithoutStorage(basePage, kind, requestPagePath)
      const list = randomUUID()
      await fillRequestForm(page, { 'Product List': list })
      await page.context().setOffline(true)
      await submitRequestForm(page)
      await page.getByText("please keep this page open until it's sent.").waitFor()
      await page.context().setOffline(false)
      await getRequestSentHeading(page).waitFor()
      expect(await findStoredRequests(list)).toHaveLength(1)
    },
  )

  test('shows and sends what is readable in a damaged storage, and says once what is not', async () => {
    const now = Date.now()
    const list = randomUUID()
    const fields = { name: 'Ada Obi', phone: '+234 803 456 7890', list, items: [] }
    const outgoing = {
      kind: 'requests',
      id: `A${randomUUID().replaceAll('-', '').slice(0, 19)}`,
      uid: '',
      madeAt: now,
      fields,
    }
    const standing = { is: 'sent', createdAt: 8_640_000_000_000_001, aheadMs: 0 }
    const stored = JSON.stringify([
      { outgoing, standing },
      { outgoing: { ...outgoing, id: 7 }, standing },
    ])
    let alert: Promise<void> | undefined
    const page = await visit(requestPagePath, {
      prepare: async (tab) => {
        await seedLocalStorage(tab, { outbox: stored })
        alert = waitForAlert(tab, 'Something that was waiting to be sent could no longer be read')
      },
    })
    await alert
    await getRequestSentHeading(page).waitFor()
    expect(await findStoredRequests(list)).toHaveLength(1)
    await page.reload()
    await getEarlierRequestLine(page).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test("hides a customer's request from others and sends it once that customer is back", async () => {
    const account = await registerTestAccount()
    // The order list of the account uses the same kind of request, which this test aborts.
    const page = await visit(requestPagePath, { expected: /ERR_|Failed to|@firebase\/firestore/ })
    await signInViaHeaderLoginLink(page, account)
    await page.goto(requestPagePath)
    const list = randomUUID()
    await fillRequestForm(page, { 'Product List': list })
    await page.route(firestoreBatchGetUrlPattern, (route) => route.abort())
    await submitRequestForm(page)
    await getRequestKeptInOutboxHeading(page).waitFor()
    await signOut(page)
    await expect.poll(() => getRequestKeptInOutboxHeading(page).count()).toBe(0)
    await page.unroute(firestoreBatchGetUrlPattern)
    await page.goto('/about-us')
    await page.getByText("written with another account hasn't been sent yet").waitFor()
    expect(await page.getByText('Ada Obi').count()).toBe(0)
    expect(await findStoredRequests(list)).toEqual([])
    await signInViaHeaderLoginLink(page, account)
    await expect.poll(() => findStoredRequests(list)).toMatchObject([{ fields: { uid: account.uid } }])
  })
})
