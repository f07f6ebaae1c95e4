import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { demoStaffAccount, signIn, silenceArrivals, waitForLiveList } from '../deskPage'
import { expectTranscript } from '../expectTranscript'
import { startScreenReader } from '../screenReader'
import { createSentDocument } from '../sentRequests'
import { setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()
const testFile = 'tests/stories/slow/desk-screen-reader.test.ts'

/** Opens a request at the desk whose reply is long overdue, so that its clock says the same in each run. */
async function openRequest(): Promise<{ page: Page; normalize: (transcript: string) => string }> {
  const id = await createSentDocument('requests', randomUUID(), {
    name: 'Ada Obi',
    list: 'Avocado Butter: 1.5',
    items: ['84:3'],
    whatsapp: '08031234567',
    createdAt: new Date('2020-01-06T09:00:00Z'),
  })
  const page = await visit(`/staff/requests/${id}?q=no-such-name`, { prepare: silenceArrivals })
  await signIn(page, demoStaffAccount)
  await page.getByRole('heading', { name: 'Ada Obi' }).waitFor()
  await page.getByRole('link', { name: 'Avocado Butter' }).waitFor()
  // The search of all items ends with an announcement.
  await page
    .getByText(/^No matches\./)
    .first()
    .waitFor()
  await waitForLiveList(page)
  // The desk moves the focus to an item's heading when it opens.
  await page.getByRole('heading', { name: 'Ada Obi' }).focus()
  return {
    page,
    normalize: (transcript) =>
      transcript
        // Tests that run at the same time send items: the desk announces them, and 'Live' again after each delay.
        .replaceAll(/\n *announces “(?:New \w+ from .*|\d+ new items.*|Live|)”(?=\n|$)/g, '')
        .replaceAll(id, 'AB12CD')
        .replaceAll(id.slice(0, 6), 'AB12CD')
        .replaceAll(/\d\d:\d\d/g, '14:35')
        // Their items count, too.
        .replaceAll(
          /(“button, (?:New|Answered|Accepted|Closed|Mine|Unclaimed))(?:, \d+\+?)?, not/g,
          '$1, 3, not',
        ),
  }
}

test('with a screen reader and a keyboard staff read a request, claim it, add a note and mark it as answered', async () => {
  const { page, normalize } = await openRequest()
  const staff = await startScreenReader(page)
  await staff.moveTo('Tab', 'Claim')
  await staff.press('Enter')
  await staff.hear('You are answering')
  await staff.moveTo('H', 'What they need')
  await staff.moveTo('K', 'Avocado Butter')
  await staff.moveTo('H', 'Notes')
  await staff.moveTo('Tab', 'note')
  await staff.type('Rang twice, no answer')
  await staff.moveTo('Tab', 'Add Note')
  await staff.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Rang twice' }).waitFor()
  await page.getByRole('heading', { name: 'Ada Obi' }).focus()
  await staff.moveTo('Tab', 'Mark Answered')
  await staff.press('Enter')
  await staff.hear('Answered another way')
  await staff.moveTo('Tab', 'What you said')
  await staff.type('Ready tomorrow')
  await staff.moveTo('Tab', 'Mark Answered')
  await staff.press('Enter')
  await staff.hear('Marked as answered')
  await expectTranscript(
    staff,
    { fileName: 'desk-answer.md', title: 'Answer a request at the desk', testFile },
    normalize,
  )
}, 120_000)

test('with a screen reader and a keyboard staff mark the lines of a request, open WhatsApp with the text that the marks choose, and say that they sent it', async () => {
  const { page, normalize } = await openRequest()
  await page.context().route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: 'WhatsApp' }))
  const staff = await startScreenReader(page)
  await staff.moveTo('Tab', 'Reply on WhatsApp')
  await staff.press('Enter')
  await staff.hear('You are answering')
  await staff.moveTo('Tab', 'Mark 1 line')
  await staff.press('Enter')
  await staff.press('Space')
  await staff.moveTo('Tab', 'Total')
  await staff.type('45000')
  await staff.moveTo('Tab', 'Open WhatsApp')
  await staff.press('Enter')
  await staff.hear('Did you send it?')
  await staff.moveTo('Tab', 'Sent')
  await staff.press('Enter')
  await staff.hear('Marked as answered')
  await expectTranscript(
    staff,
    { fileName: 'desk-reply.md', title: 'Reply to a request on WhatsApp', testFile },
    normalize,
  )
}, 120_000)
