import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { toClaim } from './memory/createMemoryDesk'
import { createEnquiry, createRequest, createTestId, deskOpenedAtMs, sola } from './memory/deskState'
import { exportCsv, listRows, renderInbox } from './renderDesk'

const items = [
  createRequest(
    {
      name: 'Adétọ́lá Searchwell',
      phone: '+234 803 555 7788',
      list: '1 Shea Butter\n20 Hibiscus petals',
      answer: { ...toClaim(sola), channel: 'email', text: 'You can fetch it in Surulere.' },
      status: 'closed',
    },
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
    ['a word of its list', 'hibiscus'],
    ['a word of its answer', 'surulere shea'],
  ])('finds an item by %s', async (_, text) => {
    await renderInbox('', { items })
    search(text)
    await screen.findByText('1 found.')
    expect(listRows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Adétọ́lá Searchwell/),
    ])
    expect(new URLSearchParams(location.search).get('q')).toBe(text)
  })

  test('shows the line in which it found a word, and else how to reach the sender', async () => {
    await renderInbox('?q=searchwell+hibiscus', { items })
    await screen.findByText('20 Hibiscus petals')
    search('searchwell')
    await screen.findByText('+234 803 555 7788')
  })

  test('shows the newest of very many, and is narrowed by another word', async () => {
    const senders = Array.from({ length: 60 }, (_, number) =>
      createRequest({ name: `Sender No${number}`, createdAt: new Date(deskOpenedAtMs - number) }),
    )
    await renderInbox('?q=shea', { items: [...items, ...senders] })
    await screen.findByText('The newest 40. Type another word to narrow it.')
    expect(listRows()).toHaveLength(40)
    search('shea no59')
    await screen.findByText('1 found.')
    search('shea butter nobody')
    await screen.findByText(/^No matches among the newest items\./)
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
    screen.getByRole('heading', { name: 'Waiting for a reply (1)' })
  })

  test('finds an item that arrives while it is open', async () => {
    const { desk } = await renderInbox('?q=bola', { items })
    await screen.findByText(/^No matches\./)
    act(() => desk.send(createRequest({ name: 'Bola Ade' })))
    await screen.findByText('1 found.')
    expect(listRows()).toHaveLength(1)
  })

  test('says that nothing matches', async () => {
    await renderInbox('?q=nobody+at+all', { items })
    await screen.findByText(/^No matches\./)
  })

  test('says that the connection fails, and goes on at a press', async () => {
    const { desk, user } = await renderInbox('', { items })
    desk.setConnection('unreachable')
    search('zainab')
    await screen.findByText(/^The search didn't get through\./)
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
    await exportCsv(user)
    await screen.findByText('One item was exported.')
    expect(names).toEqual(['arielle-enquiries-answered-mine-2026-03-09.csv'])
    const [file] = saved.mock.calls[0] ?? []
    const text = file instanceof Blob ? await file.text() : ''
    expect(text).toMatch(/^\uFEFF?Reference,Kind,Status,/)
    expect(text).toContain("'=cmd|calc!A1")
  })

  test('is in the menu More, which Escape and a press outside close, and whose button gets the focus back', async () => {
    const { user } = await renderInbox('', { items })
    const more = screen.getByRole('button', { name: 'More' })
    const isShown = () => screen.queryByRole('button', { name: 'Export CSV' }) !== null
    expect(isShown()).toBe(false)
    await user.click(more)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export CSV' }))
    await user.keyboard('{Escape}')
    expect([isShown(), document.activeElement]).toEqual([false, more])
    await user.click(more)
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(isShown()).toBe(false)
  })

  test('says that it has failed without a connection', async () => {
    const { desk, user } = await renderInbox('', { items })
    desk.setConnection('unreachable')
    await exportCsv(user)
    await screen.findByText(/^The export failed, and no file was created\./)
  })
})
