import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { getFiguresDate } from '../../domain/figures/figuresDate'
import { type Calendar, toDay } from '../../domain/opening-hours/calendar'
import { formatLongDay } from '../../domain/opening-hours/formatLongDay'
import { getNextOpeningTime } from '../../domain/opening-hours/openMinutes'
import { formatDueTime } from '../../domain/sent-items/deskReplyClock'
import { formatOpeningNotice } from '../../domain/sent-items/formatOpeningNotice'
import { formatReplyClock } from '../../domain/sent-items/formatReplyClock'
import { getReplyClock, getReplyDueTime } from '../../domain/sent-items/replyClock'
import { parseShopSettings } from '../../domain/settings/shopSettings'
import { formatFullTime } from '../../functions/mail/describeSentItem'
import { openAdminProject } from '../adminProject'
import { findSentDocuments } from '../sentDocuments'
import { createRequest, getItem } from '../stories/deskItem'
import { demoStaffAccount, signIn, silenceArrivals } from '../stories/deskPage'
import { getField } from '../stories/deskProduct'
import {
  fillRequestForm,
  getRequestSentHeading,
  requestPagePath,
  submitRequestForm,
} from '../stories/requestForm'
import {
  desktopViewport,
  getButton,
  getTextField,
  phoneViewport,
  setUpBrowser,
} from '../stories/setUpBrowser'
import { findMail } from './receivedMails'
import { storyPaymentText } from './storyPaymentText'

const visit = setUpBrowser()

test('staff close a day on a phone, an open page of the shop shows it within a minute, and what is sent is due after the next open hour, on every screen and in the e-mail', async () => {
  const note = `Story ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.org`
  const before = await keepStoredCalendar()
  // The day on which a request that is sent now would be answered: today while the shop is open.
  const date = getFiguresDate(getNextOpeningTime(Date.now(), before))
  const after = { ...before, closures: [...before.closures, { date, note }] }
  const waiting = await createRequest({ name: `Kemi ${note}` })

  const shop = await visit('/delivery', { fresh: true, screen: phoneViewport })
  const desk = await visit('/staff/settings', {
    fresh: true,
    screen: phoneViewport,
    prepare: silenceArrivals,
  })
  await signIn(desk, demoStaffAccount)
  await getButton(desk, 'Add a Closed Day').click()
  await getField(desk, 'Date').last().fill(date)
  await getField(desk, 'Note').last().fill(note)
  await getField(desk, 'Payment').fill(storyPaymentText)
  const closing = `Closing ${formatLongDay(toDay(date))} moves the due time of`
  await desk.getByRole('status').filter({ hasText: closing }).waitFor()
  await getButton(desk, 'Publish').click()
  const published =
    /^Published\. Visitors see it within a minute\. The due time of \d+ open items? has moved\.$/
  await desk.getByRole('status').filter({ hasText: published }).waitFor()
  const publishedAt = Date.now()

  // The open page of the shop, and the desk's own line about it.
  const notice = shop
    .getByText(new RegExp(`^Closed (today|on ${formatLongDay(toDay(date))}): ${note}$`))
    .last()
  await waitUntilLive(shop, () => notice.isVisible())
  await waitUntilLive(desk, () => desk.getByText('Live: visitors see what is published.').isVisible())
  expect(Date.now() - publishedAt).toBeLessThan(60_000)

  // What waits already is due after the closed day.
  const dueAt = getReplyDueTime(Date.now(), after)
  expect(getFiguresDate(dueAt) > date).toBe(true)
  await desk.setViewportSize(desktopViewport)
  await desk.goto(`/staff/requests/${waiting.id}`)
  await getItem(desk).getByText(formatDueTime(dueAt, Date.now())).first().waitFor()

  // So is what is sent now.
  await shop.goto(requestPagePath)
  await shop.getByText(formatOpeningNotice(Date.now(), after) ?? '').waitFor()
  await fillRequestForm(shop, { Name: note, 'Email Address': email })
  await getTextField(shop, 'Delivery Area').fill('Yaba')
  await submitRequestForm(shop)
  await getRequestSentHeading(shop).waitFor()
  const clock = getReplyClock(Date.now(), Date.now(), after)
  await shop.getByText(formatReplyClock(clock, Date.now())).waitFor()
  await findMail(email, `We'll reply by ${formatFullTime(dueAt)} at the latest.`)

  // Staff see when it is due, and where to deliver it.
  const [sent] = await findSentDocuments('requests', 'name', note)
  await desk.goto(`/staff/requests/${sent?.id ?? ''}`)
  await getItem(desk).getByText(formatDueTime(dueAt, Date.now())).first().waitFor()
  await getItem(desk).getByText('Delivery to Yaba').waitFor()
}, 180_000)

/** Returns the calendar of the shop. After the test, it counts again. */
async function keepStoredCalendar(): Promise<Calendar> {
  const settings = openAdminProject().firestore.doc('settings/shop')
  const stored = await settings.get()
  const closures = (stored.get('closures') as unknown) ?? []
  onTestFinished(async () => {
    await settings.set({ closures }, { merge: true })
  })
  return parseShopSettings(stored.data()).calendar
}

/** Waits until a page shows what is published. A page to which somebody returns asks at once. */
function waitUntilLive(page: Page, isLive: () => Promise<boolean>): Promise<void> {
  return expect
    .poll(
      async () => {
        await page.evaluate(() => dispatchEvent(new Event('pageshow')))
        return isLive()
      },
      { timeout: 60_000 },
    )
    .toBe(true)
}
