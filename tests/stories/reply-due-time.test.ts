import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoSidewaysScroll, expectAccessibleWithPausedClock } from './expectAccessible'
import { holdRequests } from './holdRequests'
import { setUpBrowser, getButton } from './setUpBrowser'
import { fillRequestForm, getRequestSentHeading, requestPagePath, submitRequestForm } from './requestForm'
import {
  getRequestKeptInOutboxHeading,
  firestoreBatchGetUrlPattern,
  networkTestOptions,
  pauseClock,
  setServerTime,
} from './sendingNetwork'

const visit = setUpBrowser()

const mondayAfternoon = '2026-03-09T12:50:00Z'
const hourMs = 3_600_000

async function advanceClock(page: Page, durationMs: number) {
  await page.clock.fastForward(durationMs)
  await page.clock.runFor(1000)
}

test('A request without an answer counts as kept within ten seconds, and each state until the late reply meets WCAG 2.2 AA', async () => {
  const page = await visit(requestPagePath, networkTestOptions)
  await pauseClock(page)
  await fillRequestForm(page)
  const release = await holdRequests(page, firestoreBatchGetUrlPattern)
  await submitRequestForm(page)
  await page.clock.runFor(2000)
  await page.getByRole('heading', { name: 'Sending your request…' }).waitFor()
  await expectAccessibleWithPausedClock(page)
  await expectNoSidewaysScroll(page)
  await page.clock.runFor(8000)
  await getRequestKeptInOutboxHeading(page).waitFor()
  expect(await page.getByText("We'll send it as soon as you're online").isVisible()).toBe(true)
  await expectAccessibleWithPausedClock(page)
  await expectNoSidewaysScroll(page)
  await setServerTime(page, mondayAfternoon)
  release()
  await getRequestSentHeading(page).waitFor()
  await advanceClock(page, hourMs)
  await page.getByText('our reply is late').waitFor()
  await expectAccessibleWithPausedClock(page)
  await expectNoSidewaysScroll(page)
  await getButton(page, 'Send another').click()
  await fillRequestForm(page)
  await submitRequestForm(page)
  await page.clock.runFor(2000)
  await page.getByText(/^Sending in/).waitFor()
  await expectAccessibleWithPausedClock(page)
  await expectNoSidewaysScroll(page)
})
