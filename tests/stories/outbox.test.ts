import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setSecondsSinceLastSend } from '../sentDocuments'
import { setUpBrowser, waitForAlert } from './setUpBrowser'
import {
  fillRequestForm,
  getEarlierRequestLine,
  getFormButton,
  getRequestSentHeading,
  submitRequestForm,
} from './requestForm'
import {
  findStoredRequests,
  getRequestKeptInOutboxHeading,
  firestoreBatchGetUrlPattern,
  networkTestOptions,
  openFilledRequest,
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
})
