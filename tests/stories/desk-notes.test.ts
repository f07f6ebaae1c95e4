import { describe, expect, test } from 'vitest'
import {
  claimOfSola,
  createRequest,
  getItem,
  getItemTitle,
  listKeptDrafts,
  openItem,
  pressInItem,
  secondStaffAccount,
} from './deskItem'
import { demoStaffAccount, signIn, signOut } from './deskPage'
import { sendNextCommitTwice } from './sendingNetwork'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const answer = { ...claimOfSola, channel: 'whatsapp' }

describe('Notes of staff', () => {
  test('are kept with name and time, oldest first, also for a closed item', async () => {
    const key = await createRequest({ status: 'closed', answer })
    const page = await openItem(visit, key)
    const region = getItem(page).getByRole('region', { name: 'Notes' })
    await region.getByText('Only staff can read notes, never the sender.').waitFor()
    await pressInItem(page, 'Add Note')
    await region.getByText('Please write something first.').waitFor()
    for (const note of ['She calls at 5', 'She called']) {
      await region.getByLabel('Note for colleagues').fill(note)
      await pressInItem(page, 'Add Note')
      await region.getByRole('listitem').filter({ hasText: note }).last().waitFor()
    }
    expect(
      (await region.getByRole('listitem').allInnerTexts()).map((text) => text.split(/\s*\n\s*/)),
    ).toEqual([
      [expect.stringMatching(/^Sola Staff at \d\d:\d\d$/), 'She calls at 5'],
      [expect.stringMatching(/^Sola Staff at \d\d:\d\d$/), 'She called'],
    ])
    expect(await region.getByLabel('Note for colleagues').inputValue()).toBe('')
  })

  test('are kept once, and nothing is refused, when the browser sends one again after it was written', async () => {
    const page = await openItem(visit, await createRequest(), { expected: /409|already-exists/ })
    const region = getItem(page).getByRole('region', { name: 'Notes' })
    await region.getByLabel('Note for colleagues').fill('Sent twice')
    await sendNextCommitTwice(page)
    await pressInItem(page, 'Add Note')
    // The field is emptied when the database has confirmed the note.
    await expect.poll(() => region.getByLabel('Note for colleagues').inputValue()).toBe('')
    await region.getByRole('listitem').filter({ hasText: 'Sent twice' }).waitFor()
    expect(await region.getByRole('listitem').count()).toBe(1)
    expect(await page.getByText('The database refused this').count()).toBe(0)
  })

  test('are kept half written across a reload, for its writer alone', async () => {
    const key = await createRequest()
    const page = await openItem(visit, key)
    await page.getByLabel('Note for colleagues').fill('Ask her about')
    await page.reload()
    await getItemTitle(page).waitFor()
    expect(await page.getByLabel('Note for colleagues').inputValue()).toBe('Ask her about')
    expect(await listKeptDrafts(page)).toEqual([`deskDraft:demo-staff:requests/${key.id}:note`])
    await signOut(page)
    await signIn(page, secondStaffAccount)
    await getItemTitle(page).waitFor()
    expect(await page.getByLabel('Note for colleagues').inputValue()).toBe('')
    await signOut(page)
    await signIn(page, demoStaffAccount)
    await getItemTitle(page).waitFor()
    expect(await page.getByLabel('Note for colleagues').inputValue()).toBe('Ask her about')
  })
})
