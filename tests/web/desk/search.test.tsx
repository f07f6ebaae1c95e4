import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { toClaim } from './memory/createMemoryDesk'
import { createEnquiry, createRequest, createTestId, sola } from './memory/deskState'
import { listRows, renderInbox } from './renderDesk'

const items = [
  createRequest(
    { name: 'Adétọ́lá Searchwell', phone: '+234 803 555 7788', status: 'closed' },
    createTestId('ABC234'),
  ),
  createEnquiry({ fullname: 'Zainab Shared', email: 'zainab@example.com' }),
]
const getField = () => screen.getByRole('searchbox')
const search = (value: string) => fireEvent.change(getField(), { target: { value } })

describe('the search of the desk', () => {
  test.each([
    ['the name, without its accents', 'adetola search'],
    ['the number as it is dialled', '0803 555 7788'],
    ['the reference', 'abc234'],
  ])('finds an item by %s', async (_, text) => {
    await renderInbox('', { items })
    search(text)
    await screen.findByText('1 found.')
    expect(listRows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Adétọ́lá Searchwell/),
    ])
    expect(new URLSearchParams(location.search).get('q')).toBe(text)
  })

  test('stays in the address and the list while a found item is open', async () => {
    const { user } = await renderInbox('?q=zainab', { items })
    await screen.findByText('1 found.')
    for (const row of listRows()) await user.click(row)
    await screen.findByRole('article')
    expect(new URLSearchParams(location.search).get('q')).toBe('zainab')
    screen.getByText('1 found.')
  })

  test('has an address to share, and ends with Escape', async () => {
    const { user } = await renderInbox('?q=zainab+shared', { items })
    await screen.findByText('1 found.')
    await user.type(getField(), '{Escape}')
    expect(location.search).toBe('')
    screen.getByRole('heading', { name: 'Waiting for a reply' })
  })

  test('says that nothing matches', async () => {
    await renderInbox('?q=nobody+at+all', { items })
    await screen.findByText(/^No matches\./)
  })

  test('says how far it came when the connection fails, and goes on at a press', async () => {
    const { desk, user } = await renderInbox('', { items })
    desk.setConnection('unreachable')
    search('zainab')
    await screen.findByText(/^The search stopped after 0 items/)
    desk.setConnection('online')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('1 found.')
  })
})

describe('the export of the desk', () => {
  const exported = createEnquiry({ fullname: '=cmd|calc!A1', status: 'answered', claimedBy: toClaim(sola) })

  test('saves what the filter shows as a CSV file, with hostile cells neutralised', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL')
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = await renderInbox('?kind=enquiries&status=answered&owner=mine', {
      items: [...items, exported],
    })
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await screen.findByText('One item was exported.')
    expect(names).toEqual(['arielle-enquiries-answered-mine-2026-03-09.csv'])
    const [file] = saved.mock.calls[0] ?? []
    const text = file instanceof Blob ? await file.text() : ''
    expect(text).toMatch(/^\uFEFF?Reference,Kind,Status,/)
    expect(text).toContain("'=cmd|calc!A1")
  })

  test('says that it has failed without a connection', async () => {
    const { desk, user } = await renderInbox('', { items })
    desk.setConnection('unreachable')
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await screen.findByText(/^The export failed, and no file was created\./)
  })
})
