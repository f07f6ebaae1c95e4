import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parseSentItem } from '../../domain/sent-items/sentItem'
import { toSearchFields } from '../../functions/sent-items/searchFields'
import { getRow, listRowIds, openInbox, waitForLiveList } from './deskPage'
import { createSentDocument, updateSentDocument } from './sentRequests'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const longAgo = new Date('2017-01-09T09:00:00Z')

describe('The search of the desk', () => {
  test('finds an item however old it is, by the words that functions store with it', async () => {
    const subject = `Hydrosol${Date.now()}`
    const fields = { fullname: 'Zainab Shared', subject, status: 'closed', createdAt: longAgo }
    const id = await createSentDocument('enquiries', 'somebody', fields)
    const item = parseSentItem({ kind: 'enquiries', id }, { ...fields, message: '' })
    await updateSentDocument('enquiries', id, { ...(item && toSearchFields(item)) })
    const page = await visit(`/staff?q=zainab+${subject}`)
    await openInbox(page)
    await getRow(page, id).getByText('Enquiry sent on 9 January 2017').waitFor()
    await page.getByText('1 found.', { exact: true }).waitFor()
    await page.getByRole('searchbox').fill(id.slice(0, 6).toLowerCase())
    await getRow(page, id).waitFor()
    expect(await listRowIds(page)).toEqual([id])
    await page.getByRole('searchbox').fill('nobody at all')
    await page.getByText('No matches.').waitFor()
  })
})

describe('The export of the desk', () => {
  test('saves what the filter shows as a CSV file, with hostile cells neutralised', async () => {
    const id = await createSentDocument('enquiries', 'somebody', {
      fullname: '=cmd|calc!A1',
      status: 'answered',
      createdAt: longAgo,
      claimedBy: { uid: 'demo-staff', name: 'Sola Staff' },
    })
    const page = await visit('/staff?kind=enquiries&status=answered&owner=mine')
    await openInbox(page)
    await waitForLiveList(page)
    await page.getByRole('button', { name: 'More' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^arielle-enquiries-answered-mine-\d{4}-\d\d-\d\d\.csv$/)
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv.startsWith('\uFEFFReference,Kind,Status,')).toBe(true)
    expect(csv.split('\r\n').find((line) => line.includes(id))).toContain("'=cmd|calc!A1")
    await page.getByText(/exported\.$/).waitFor()
    expect((await listRowIds(page)).filter((rowId) => !csv.includes(rowId))).toEqual([])
  })
})
