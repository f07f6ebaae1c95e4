import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { getRow, listRowIds, openInbox, waitForLiveList } from './deskPage'
import { createSentDocument } from './sentRequests'
import { getPathAndQuery, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const longAgo = new Date('2017-01-09T09:00:00Z')
const isRunQuery = (url: string) => url.endsWith('/documents:runQuery')

describe('The search of the desk', () => {
  test.each([
    ['the name, without its accents', 'adetola search'],
    ['a part of the e-mail address', 'search-test@'],
    ['the number as it is dialled', '0803 555 7788'],
    ['the beginning of the reference', 'reference'],
  ])('finds an item by %s, however old it is', async (_, query) => {
    const id = await createSentDocument('requests', 'somebody', {
      name: 'Adétọ́lá Searchwell',
      email: 'search-test@example.com',
      phone: '+234 803 555 7788',
      status: 'closed',
      createdAt: longAgo,
    })
    const page = await visit('/staff')
    await openInbox(page)
    await page.getByRole('searchbox').fill(query === 'reference' ? id.slice(0, 8).toLowerCase() : query)
    await getRow(page, id).getByText('Request sent on 9 January 2017').waitFor()
    expect(getPathAndQuery(page)).toContain('/staff?q=')
    expect(await getRow(page, id).innerText()).not.toMatch(/closed/i)
  })

  test('reads all items once, and shares the link to a search', async () => {
    const id = await createSentDocument('enquiries', 'somebody', { fullname: 'Zainab Shared' })
    const page = await visit('/staff?q=zainab+shared')
    await openInbox(page)
    await getRow(page, id).waitFor()
    await page.getByText('1 found.', { exact: true }).waitFor()
    const queries: string[] = []
    page.on('request', (request) => {
      if (isRunQuery(request.url())) queries.push(request.url())
    })
    await page.getByRole('searchbox').fill('nobody at all')
    await page.getByText('No matches.').waitFor()
    expect(queries).toEqual([])
    await page.getByRole('searchbox').press('Escape')
    expect(getPathAndQuery(page)).toBe('/staff')
    await page.getByRole('heading', { name: 'Waiting for a reply' }).waitFor()
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

  test('says how far it came when the connection fails, and goes on at a press', async () => {
    const id = await createSentDocument('requests', 'somebody', { name: 'Retry Search' })
    const page = await visit('/staff', { fresh: true, expected: /ERR_FAILED|Failed to load/ })
    await openInbox(page)
    await page.route('**/documents:runQuery', (route) => route.abort())
    await page.getByRole('searchbox').fill('retry search')
    await page.getByText('The search stopped after 0 items').waitFor()
    await page.unroute('**/documents:runQuery')
    await page.getByRole('button', { name: 'Try again' }).click()
    await getRow(page, id).waitFor()
    expect(await page.getByText('The search stopped').count()).toBe(0)
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
