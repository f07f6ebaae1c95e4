import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  claimOfEmeka,
  claimOfSola,
  expectStored,
  getItem,
  listKeptDrafts,
  offlineErrorPattern,
  openItem,
  pressInItem,
} from './deskItem'
import { createReplyRequest, getLine, getReply, openComposer, pressAppLink } from './deskReply'
import { expectAccessible } from './expectAccessible'
import { sendNextCommitTwice } from './sendingNetwork'
import { updateSentDocument } from './sentRequests'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const mine = { claimedBy: claimOfSola }

describe('A half-written reply', () => {
  test('keeps its text and is not sent when a colleague takes the item over', async () => {
    const key = await createReplyRequest(mine)
    const page = await openItem(visit, key)
    await openComposer(page)
    await getReply(page).fill('Half a sen')
    await updateSentDocument('requests', key.id, { claimedBy: claimOfEmeka })
    const panel = getItem(page).getByRole('region', { name: /^Reply on WhatsApp/ })
    await panel.getByRole('alert').filter({ hasText: 'Emeka Staff is answering. Nothing was sent' }).waitFor()
    expect(await panel.getByRole('link', { name: 'Open WhatsApp' }).count()).toBe(0)
    expect(await getReply(page).inputValue()).toBe('Half a sen')
    await expectAccessible(page)
    const answer = { ...claimOfEmeka, channel: 'phone' }
    await updateSentDocument('requests', key.id, { status: 'answered', answer, updatedAt: new Date() })
    await panel.getByRole('alert').filter({ hasText: 'Emeka Staff has already answered' }).waitFor()
    expect(await getReply(page).inputValue()).toBe('Half a sen')
    await page.reload()
    await getItem(page).getByText('Emeka Staff answered by phone').waitFor()
    expect(await listKeptDrafts(page)).toEqual([])
  })

  test('survives a reload half written, with its marks, for its writer alone', async () => {
    const key = await createReplyRequest(mine)
    const page = await openItem(visit, key)
    await openComposer(page)
    await getLine(page, 'Argan Oil: 2').getByLabel('Not now').check()
    await getReply(page).fill('Half a sen')
    await page.reload()
    await expect.poll(() => getReply(page).inputValue()).toBe('Half a sen')
    expect(await getLine(page, 'Argan Oil: 2').getByLabel('Not now').isChecked()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await pressInItem(page, 'Keep for Later')
    await getReply(page).waitFor({ state: 'detached' })
    await pressInItem(page, 'Reply on WhatsApp')
    expect(await getReply(page).inputValue()).toBe('Half a sen')
  })

  test('that is then sent without a connection waits for it, and keeps its text', async () => {
    const key = await createReplyRequest(mine)
    const page = await openItem(visit, key, { expected: offlineErrorPattern })
    await openComposer(page)
    await page.context().setOffline(true)
    await getReply(page).fill('We have all of it.')
    await pressAppLink(page, 'Open WhatsApp')
    await getItem(page).getByText('Waiting for a connection: your answer').waitFor()
    expect(await getItem(page).locator('blockquote').innerText()).toBe('We have all of it.')
    await pressInItem(page, 'Discard')
    await openAgain(page)
    await pressAppLink(page, 'Open WhatsApp')
    await getItem(page).getByText('Waiting for a connection: your answer').waitFor()
    await page.context().setOffline(false)
    await getItem(page)
      .getByText(/^Sola Staff answered on WhatsApp at/)
      .waitFor({ timeout: 60_000 })
    await expectStored(key, 'We have all of it.')
  }, 120_000)
})

describe('A sent reply', () => {
  test('is kept once, and nothing is refused, when the browser sends it again after it was written', async () => {
    const key = await createReplyRequest(mine)
    const page = await openItem(visit, key, { expected: /403|permission-denied/ })
    await pressInItem(page, 'Call')
    await getItem(page).getByLabel('What you say').fill('All of it is here.')
    await sendNextCommitTwice(page)
    await pressInItem(page, 'Mark Answered')
    await getItem(page)
      .getByText(/^Sola Staff answered by phone at/)
      .waitFor()
    await page.getByText('Saving your answer…').waitFor({ state: 'detached' })
    expect(await page.getByText('The database refused this').count()).toBe(0)
    await expectStored(key, 'All of it is here.')
  })
})

async function openAgain(page: Page) {
  await pressInItem(page, 'Reply on WhatsApp')
  expect(await getReply(page).inputValue()).toBe('We have all of it.')
}
