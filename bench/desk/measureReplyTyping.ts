import type { Page } from 'playwright-core'
import { readAndClearInteractionTimings } from '../../packages/browser-and-line-simulator/browse/probeClient'
import { delay, tapElement } from '../../packages/browser-and-line-simulator/browse/tapElement'
import { openThrottledTab } from '../../packages/browser-and-line-simulator/browse/throttledBrowser'
import { type KeyAndTapTimings, measurePresses } from '../measure/measurePresses'
import { rowSelector, type StaffSite, withOpenDesk } from './deskBrowser'
import type { DeskStack } from './startDeskStack'
import { waitUntilFirestoreQuiet } from './measureReads'

const keyIntervalMs = 200
const reply = 'Good morning, your list is ready.'

/** Opens the first item's reply and types a sentence, with the processor slowed down four times. */
export function measureReplyTyping(stack: DeskStack, staff: StaffSite): Promise<KeyAndTapTimings> {
  const openTab: Parameters<typeof withOpenDesk>[2]['openTab'] = async (context) =>
    (await openThrottledTab(context)).page
  return withOpenDesk(stack, staff, { screen: 'phone', openTab }, async ({ page }) => {
    await openReply(page)
    await waitUntilFirestoreQuiet(stack)
    await readAndClearInteractionTimings(page)
    return measurePresses(page, reply.length, async () => {
      for (const letter of reply) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter)
        await delay(keyIntervalMs)
      }
    })
  })
}

/** Opens the composer of the first channel that the sender gave. */
async function openReply(page: Page): Promise<void> {
  await tapElement(page, page.locator(rowSelector).first())
  const replyButton = page
    .getByRole('button', { name: /^(?:Reply on WhatsApp|Reply by E-mail|Call)$/ })
    .first()
  await tapElement(page, replyButton)
  await page.getByRole('textbox', { name: /^(?:Your reply|What you say)/ }).focus()
}
