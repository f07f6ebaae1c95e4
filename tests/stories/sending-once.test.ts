import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createTestAccount } from '../testAccount'
import { fillAndSubmit, getAccountButton, getLoginLink } from './authScreens'
import { holdRequests } from './holdRequests'
import { setUpBrowser, waitForAlert, getTextField } from './setUpBrowser'
import {
  getEarlierRequestLine,
  getRequestSentHeading,
  requestPagePath,
  submitRequestForm,
} from './requestForm'
import {
  firestoreCommitUrlPattern,
  dropFirstCommitResponse,
  firestoreBatchGetUrlPattern,
  findStoredRequests,
  getRequestKeptInOutboxHeading,
  networkTestOptions,
  openFilledRequest,
} from './sendingNetwork'

const visit = setUpBrowser()

const { expected } = networkTestOptions

/** Waits until the request was sent, before the page was opened or since. */
const waitUntilShownAsSent = (page: Page) =>
  getRequestSentHeading(page).or(getEarlierRequestLine(page)).waitFor()

describe('One document is stored', () => {
  test('when the response to the creation is lost and the guest registers', async () => {
    const { page, list } = await openFilledRequest(visit, { expected })
    const letRetryPass = await dropFirstCommitResponse(page)
    await submitRequestForm(page)
    await getRequestKeptInOutboxHeading(page).waitFor()
    await getLoginLink(page).click()
    await page.getByRole('link', { name: 'Register New Account' }).click()
    const { email: Email, password: Password } = createTestAccount()
    await fillAndSubmit(page, { Email, Password, 'Confirm Password': Password }, 'ENTER')
    await getAccountButton(page).waitFor()
    letRetryPass()
    await page.goto(requestPagePath)
    await waitUntilShownAsSent(page)
    expect(await findStoredRequests(list)).toHaveLength(1)
  })

  test('when the page is reloaded during the creation, and named above the form after the next reload', async () => {
    const { page, list } = await openFilledRequest(visit, { expected })
    const commit = page.waitForRequest(firestoreCommitUrlPattern)
    await holdRequests(page, firestoreCommitUrlPattern)
    await submitRequestForm(page)
    await commit
    await page.unroute(firestoreCommitUrlPattern)
    await page.reload()
    await waitUntilShownAsSent(page)
    await page.reload()
    await getEarlierRequestLine(page).waitFor()
    expect(await findStoredRequests(list)).toHaveLength(1)
  })

  test('when two tabs send the same draft', async () => {
    const { page, list } = await openFilledRequest(visit, { expected })
    const secondTab = await page.context().newPage()
    await secondTab.goto(requestPagePath)
    await expect.poll(() => getTextField(secondTab, 'Product List').inputValue()).toBe(list)
    // The faster tab closes the form of the other one, perhaps before its press.
    for (const tab of [page, secondTab]) void submitRequestForm(tab).catch(() => undefined)
    await Promise.all([page, secondTab].map((tab) => getRequestSentHeading(tab).waitFor()))
    expect(await findStoredRequests(list)).toHaveLength(1)
  })

  test('when the page is closed before it is sent: every page names it, and sends it', async () => {
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
})
