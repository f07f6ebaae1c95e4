import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessibleWithPausedClock } from './expectAccessible'
import { parseLinkQueryParameters } from './formControls'
import { holdRequests } from './holdRequests'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'
import {
  fillRequestForm,
  getFormButton,
  getRequestSentHeading,
  requestFormSampleValues,
  requestPagePath,
  submitRequestForm,
} from './requestForm'
import {
  getRequestKeptInOutboxHeading,
  getShownReferenceNumber,
  firestoreBatchGetUrlPattern,
  networkTestOptions,
  openFilledRequest,
  pauseClock,
  setServerTime,
} from './sendingNetwork'

const visit = setUpBrowser()

const mondayAfternoon = '2026-03-09T12:50:00Z'
const sunday = '2026-03-08T12:00:00Z'
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Sends a request at this time of the server; the clock of the device shows another. */
async function sendAt(serverTime: string) {
  const { page, list } = await openFilledRequest(visit, { fresh: true })
  await page.clock.install({ time: '2026-01-01T03:00:00Z' })
  await setServerTime(page, serverTime)
  await submitRequestForm(page)
  await page.clock.runFor(2000)
  await getRequestSentHeading(page).waitFor()
  return { page, list }
}

const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

async function advanceClock(page: Page, durationMs: number) {
  await page.clock.fastForward(durationMs)
  await page.clock.runFor(1000)
}

describe('A sent request', () => {
  test('says by when the reply is due by the clock of the server, then apologizes and offers WhatsApp', async () => {
    const { page, list } = await sendAt(mondayAfternoon)
    await waitForText(page, 'Expect our reply by 14:35.')
    await waitForText(page, 'Lagos time, 45 minutes left')
    await page.clock.runFor(10 * minuteMs)
    await waitForText(page, 'Lagos time, 35 minutes left')
    expect(await page.getByText('Expect our reply by 14:35.').count()).toBe(1)
    const chatLink = page.getByRole('link', { name: 'Continue on WhatsApp' })
    const reference = await getShownReferenceNumber(page)
    const { texts } = await parseLinkQueryParameters(chatLink)
    expect(texts.text).toContain(list)
    expect(texts.text).toContain(requestFormSampleValues.Name)
    expect(texts.text).toContain(`Reference: ${reference}`)
    const myRequestsLink = page.getByRole('main').getByRole('link', { name: 'My Requests' })
    expect(await myRequestsLink.getAttribute('href')).toBe('/my-requests')

    await advanceClock(page, hourMs)
    await waitForText(page, "We're sorry, our reply is late. It was due by 14:35.")
    expect((await parseLinkQueryParameters(chatLink)).texts.text).toContain(reference)
  })

  test('says after business hours from when the reply clock runs', async () => {
    const { page } = await sendAt(sunday)
    await waitForText(page, "We're closed now. Expect our reply by 09:45 on Monday.")
    await advanceClock(page, 20 * hourMs)
    await waitForText(page, 'Expect our reply by 09:45.')
    expect(await page.getByText("We're closed now").count()).toBe(0)
  })
})

describe('A request without an answer', () => {
  test('counts as kept within ten seconds, and each state until the late reply meets WCAG 2.2 AA', async () => {
    const page = await visit(requestPagePath, networkTestOptions)
    await pauseClock(page)
    await fillRequestForm(page)
    const release = await holdRequests(page, firestoreBatchGetUrlPattern)
    await submitRequestForm(page)
    await page.clock.runFor(2000)
    await page.getByRole('heading', { name: 'Sending your request…' }).waitFor()
    await expectAccessibleInBothViewports(page)
    await page.clock.runFor(8000)
    await getRequestKeptInOutboxHeading(page).waitFor()
    expect(await page.getByText("We'll send it as soon as you're online").isVisible()).toBe(true)
    await expectAccessibleInBothViewports(page)
    await setServerTime(page, mondayAfternoon)
    release()
    await getRequestSentHeading(page).waitFor()
    await advanceClock(page, hourMs)
    await page.getByText('our reply is late').waitFor()
    await expectAccessibleInBothViewports(page)
    await getFormButton(page, 'Send another').click()
    await fillRequestForm(page)
    await submitRequestForm(page)
    await page.clock.runFor(2000)
    await page.getByText(/^Sending in/).waitFor()
    await expectAccessibleInBothViewports(page)
  })
})

async function expectAccessibleInBothViewports(page: Page) {
  for (const viewport of [phoneViewport, desktopViewport]) {
    await page.setViewportSize(viewport)
    await expectAccessibleWithPausedClock(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
  }
}
