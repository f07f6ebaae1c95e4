import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations, expectNoViolationsAt } from './axe'
import { desktop, excess, phone, useBrowser } from './browser'
import { handedOver } from './forms'
import { ada, button, fillIn, path, refused, send, sent } from './requestForm'
import {
  asked,
  committed,
  hold,
  kept,
  lookedUp,
  openFilled,
  referenceOn,
  refusal,
  setServerTime,
  stopClock,
} from './sending'

const visit = useBrowser()

const mondayAfternoon = '2026-03-09T12:50:00Z'
const sunday = '2026-03-08T12:00:00Z'
const hourMs = 3_600_000

/** A request that was sent when the server's clock showed this; the device's shows something else. */
async function sendAt(time: string) {
  const { page, list } = await openFilled(visit, { fresh: true })
  await page.clock.install({ time: '2026-01-01T03:00:00Z' })
  await setServerTime(page, time)
  await send(page)
  await page.clock.runFor(2000)
  await sent(page).waitFor()
  return { page, list }
}

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

describe('design 7. When the reply is due', () => {
  test("says by when the reply is due, whatever the device's clock shows", async () => {
    const { page } = await sendAt(mondayAfternoon)
    await says(page, 'Reply due by 14:35')
    await says(page, 'Lagos time, 45 minutes left')
    await page.clock.runFor(10 * 60_000)
    await says(page, 'Lagos time, 35 minutes left')
    expect(await page.getByText('Reply due by 14:35').count()).toBe(1)
  })

  test('says after closing from when the clock runs', async () => {
    const { page } = await sendAt(sunday)
    await says(page, 'The clock starts on Monday at 09:00: reply due by 09:45')
    await page.clock.fastForward(20 * hourMs)
    await page.clock.runFor(1000)
    await says(page, 'Reply due by 09:45')
    expect(await page.getByText('The clock starts').count()).toBe(0)
  })

  test('says honestly when the reply is late, and offers WhatsApp', async () => {
    const { page } = await sendAt(mondayAfternoon)
    await page.clock.fastForward(hourMs)
    await page.clock.runFor(1000)
    await says(page, 'Our reply was due by 14:35, and we are late. We are sorry.')
    const link = page.getByRole('link', { name: 'Continue on WhatsApp' })
    expect((await handedOver(link)).texts.text).toContain(await referenceOn(page))
  })

  test("'Continue on WhatsApp' has what was sent, and its reference", async () => {
    const { page, list } = await sendAt(mondayAfternoon)
    const { texts } = await handedOver(page.getByRole('link', { name: 'Continue on WhatsApp' }))
    expect(texts.text).toContain(list)
    expect(texts.text).toContain(ada.Name)
    expect(texts.text).toContain(`Reference: ${await referenceOn(page)}`)
    const own = page.getByRole('main').getByRole('link', { name: 'My requests' })
    expect(await own.getAttribute('href')).toBe('/my-requests')
  })
})

describe('design 3. Sending: for everybody', () => {
  test.each([phone, desktop])(
    'breaks no rule of WCAG 2.2 AA: sending, kept, resting, refused, late (%o)',
    async (screen) => {
      const page = await visit(path, { screen, ...asked })
      await stopClock(page)
      await fillIn(page)
      const release = await hold(page, lookedUp)
      await send(page)
      await page.clock.runFor(2000)
      await page.getByRole('heading', { name: 'Sending your request…' }).waitFor()
      await expectNoViolationsAt(page)
      await page.clock.runFor(8000)
      await kept(page).waitFor()
      await expectNoViolationsAt(page)
      await setServerTime(page, mondayAfternoon)
      await release()
      await sent(page).waitFor()
      await page.clock.fastForward(hourMs)
      await page.clock.runFor(1000)
      await page.getByText('and we are late').waitFor()
      await expectNoViolationsAt(page)
      await button(page, 'Send another').click()
      await fillIn(page)
      await send(page)
      await page.clock.runFor(2000)
      await page.getByText(/^It goes in/).waitFor()
      await expectNoViolationsAt(page)
      expect(await excess(page)).toBe(0)
    },
  )

  test.each([phone, desktop])(
    'breaks none of them when it is refused, here and as a line elsewhere (%o)',
    async (screen) => {
      const page = await visit(path, { screen, ...asked })
      await page.route(committed, (route) => route.fulfill(refusal))
      await fillIn(page)
      await send(page)
      await refused(page).waitFor()
      await expectNoViolations(page)
      await page.goto('/about-us')
      await page.getByText('Your request could not be sent, and nothing is lost.').waitFor()
      await expectNoViolations(page)
      expect(await excess(page)).toBe(0)
    },
  )
})
