import { describe, expect, test } from 'vitest'
import {
  claimOfSola,
  createRequest,
  expectStored,
  getItem,
  offlineErrorPattern,
  openItem,
  pressInItem,
} from './deskItem'
import { sendNextCommitTwice } from './sendingNetwork'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const mine = { claimedBy: claimOfSola }

describe('What staff write', () => {
  test('is kept once, and nothing is refused, when the browser sends a note or an answer again after it was written', async () => {
    const key = await createRequest(mine)
    const page = await openItem(visit, key, { expected: /40[39]|permission-denied|already-exists/ })
    const region = getItem(page).getByRole('region', { name: 'Notes' })
    await region.getByLabel('Note for colleagues').fill('Sent twice')
    await sendNextCommitTwice(page)
    await pressInItem(page, 'Add Note')
    // The field is emptied when the database has confirmed the note.
    await expect.poll(() => region.getByLabel('Note for colleagues').inputValue()).toBe('')
    await region.getByRole('listitem').filter({ hasText: 'Sent twice' }).waitFor()
    expect(await region.getByRole('listitem').count()).toBe(1)

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

  test('waits for a connection, also in a tab that opens meanwhile', async () => {
    const key = await createRequest(mine)
    const page = await openItem(visit, key, { fresh: true, expected: offlineErrorPattern })
    await pressInItem(page, 'Call')
    await getItem(page).getByLabel('What you say').fill('We have all of it.')
    await page.context().setOffline(true)
    await pressInItem(page, 'Mark Answered')
    await getItem(page).getByText('Waiting for a connection: your answer').waitFor()
    await page.context().setOffline(false)
    await page.reload()
    await getItem(page)
      .getByText(/^Sola Staff answered by phone at/)
      .waitFor({ timeout: 60_000 })
    await expectStored(key, 'We have all of it.')
  }, 120_000)
})
