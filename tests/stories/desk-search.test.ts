import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { getRow, listRowIds, openInbox, waitForLiveList } from './deskPage'
import { createSentDocument } from './sentRequests'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const longAgo = new Date('2017-01-09T09:00:00Z')
const isRunQuery = (url: string) => url.endsWith('/documents:runQuery')

describe('The search of the desk', () => {
  test('finds an item however old it is, and reads all items once', async () => {
    const fields = { fullname: 'Zainab Shared', status: 'closed', createdAt: longAgo }
    const id = await createSentDocument('enquiries', 'somebody', fields)
    const page = await visit('/staff?q=zainab+shared')
    await openInbox(page)
    await getRow(page, id).getByText('Enquiry sent on 9 January 2017').waitFor()
    await page.getByText('1 found.', { exact: true }).waitFor()
    const queries: string[] = []
    page.on('request', (request) => {
      if (isRunQuery(request.url())) queries.push(request.url())
    })
    await page.getByRole('searchbox').fill('nobody at all')
    await page.getByText('No matches.').waitFor()
    expect(queries).toEqual([])
  })

  test('looks a whole reference up without reading other items', async () => {
    const reference = 'QWERTY'
    const id = await createSentDocument('requests', 'somebody', { createdAt: longAgo }, reference)
    const bodies: string[] = []
    const page = await visit('/staff')
    await openInbox(page)
    page.on('request', (request) => {
      if (isRunQuery(request.url())) bodies.push(request.postData() ?? '')
    })
    await page.getByRole('searchbox').fill(reference.toLowerCase())
    await getRow(page, id).waitFor()
    await page.getByText('1 found.', { exact: true }).waitFor()
    expect(bodies.length).toBe(2)
    expect(bodies.filter((body) => !body.includes(`/${reference}`))).toEqual([])
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
