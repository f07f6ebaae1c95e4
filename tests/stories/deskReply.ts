import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiPaths } from '../../domain/site/apiPaths'
import { getHrefs } from './authScreens'
import { createRequest, getItem, pressInItem } from './deskItem'

const list = 'Shea Butter: 1.5\nArgan Oil: 2'

/** The channels of the sender of createReplyRequest. */
export const allChannels = { whatsapp: '08031234567', email: 'ada@example.com', phone: '0100 000 0144' }

/** Stores a request of two lines by a sender who gave every channel. */
export function createReplyRequest(fields: Readonly<Record<string, unknown>> = {}) {
  return createRequest({ ...allChannels, list, items: [], ...fields })
}

/** The text of the reply. */
export const getReply = (page: Page) => getItem(page).getByLabel('Your reply')

/** The choice of a line in the composer. */
export const getLine = (page: Page, name: string) => getItem(page).getByRole('radiogroup', { name })

/** Opens the composer of a channel, and waits for the template's text, whose arrival moves the buttons below it. */
export async function openComposer(page: Page, button = 'Reply on WhatsApp') {
  await pressInItem(page, button)
  await expect.poll(() => getReply(page).inputValue()).toContain('- Shea Butter: 1.5')
}

/** Presses a link that opens another app, without the app. Returns the link's target. */
export async function pressAppLink(page: Page, name: string): Promise<URL> {
  const link = getItem(page).getByRole('link', { name })
  const [href = ''] = await getHrefs(link)
  await page.context().route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: 'WhatsApp' }))
  await link.click()
  return new URL(href ?? '')
}

/** Answers as functions do that send e-mail. */
export async function answerThatEmailIsOn(page: Page): Promise<void> {
  await page.route(`**${apiPaths.settings}`, (route) =>
    route.fulfill({ json: { email: true, pushKey: null } }),
  )
}
