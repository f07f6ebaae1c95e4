import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectConsoleMessages } from '../consoleMessages'
import { toClaim } from './memory/createMemoryDesk'
import { createEnquiry, createRequest, createTestId, deskOpenedAtMs, emeka, sola } from './memory/deskState'
import { listRows, renderInbox, renderItem } from './renderDesk'

const listRowTexts = () => listRows().map(({ textContent }) => textContent)
const claimOfSola = { claimedBy: toClaim(sola) }
const claimOfEmeka = { claimedBy: toClaim(emeka) }

describe('the inbox', () => {
  test('shows what waits, the oldest first, then what was answered, the newest first', async () => {
    const createdAt = (minutes: number) => new Date(deskOpenedAtMs - minutes * 60_000)
    const answered = { status: 'answered', answer: { ...toClaim(sola), channel: 'phone' } }
    await renderInbox('', {
      items: [
        createRequest({ name: 'Waits shortest', createdAt: createdAt(1) }),
        createEnquiry({ fullname: 'Waits longest', createdAt: createdAt(3) }),
        createRequest({ name: 'Waits long', createdAt: createdAt(2) }),
        createRequest({ name: 'Answered old', createdAt: createdAt(9), ...answered }),
        createEnquiry({ fullname: 'Answered new', createdAt: createdAt(8), ...answered }),
      ],
    })
    const names = listRowTexts().map((text) => /^\w+ \w+/.exec(text)?.[0])
    expect(names).toEqual(['Waits longest', 'Waits long', 'Waits shortest', 'Answered new', 'Answered old'])
  })

  test('names in a row the sender, what is wanted, the reference and the clock, and who answers', async () => {
    const list = 'Shea Butter: 2\nCocoa Butter: 1'
    const createdAt = new Date('2018-01-08T09:00:00Z')
    const item = createRequest({ name: 'Bisi Row', list, createdAt }, createTestId('ABC234'))
    const { desk } = await renderInbox('', { items: [item] })
    expect(listRowTexts()).toEqual([
      'Bisi Row Late since 8 January 2018 at 10:45 Request Shea Butter: 2 Cocoa Butter: 1 ABC234 ',
    ])
    desk.actAs(emeka, item, { type: 'claim' })
    screen.getByText('Emeka Staff is answering')
    desk.actAs(sola, item, { type: 'takeOver', fromUid: emeka.userID })
    screen.getByText('You are answering')
    desk.actAs(sola, item, { type: 'answer', channel: 'phone' })
    expect(listRowTexts()[0]).toContain('Answered by you')
  })

  test('shows what arrives, and hostile text as text', async () => {
    const { desk } = await renderInbox('')
    const hostile = { fullname: '<b>Hostile</b>', subject: '<img src=x> {{7*7}}' }
    desk.send(createEnquiry({ ...hostile, claimedBy: { uid: 'x', name: '<i>Eve</i>' } }))
    expect(listRowTexts()[0]).toMatch(/^<b>Hostile<\/b>.*<img src=x> {{7\*7}}.*<i>Eve<\/i> is answering/)
  })

  test('says of an item that cannot be parsed that it cannot be shown, and copies its id', async () => {
    const broken = createEnquiry({ message: 7 })
    const { user } = await renderInbox('?status=new', { items: [broken, createEnquiry()] })
    screen.getByText(`Can't be shown: ${broken.id}`)
    expect(listRows()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByRole('button', { name: 'Copied' })
    expect(await navigator.clipboard.readText()).toBe(`enquiries/${broken.id}`)
  })

  test('shows 50 rows at a time, and moves the focus to the first new one', async () => {
    const items = Array.from({ length: 70 }, (_, number) =>
      createRequest({ name: `Sender ${number}`, createdAt: new Date(deskOpenedAtMs + number) }),
    )
    const { user } = await renderInbox('?status=new', { items })
    expect(listRows()).toHaveLength(50)
    screen.getByText('Showing 50, the longest waiting first.')
    await user.click(screen.getByRole('button', { name: /^Show more/ }))
    await screen.findByText('These are all 70.')
    expect(listRows()).toHaveLength(70)
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Sender 50'))
  })

  test('says without a connection since when, keeps what it shows, and goes on by itself', async () => {
    const { desk } = await renderInbox('', { items: [createRequest()] })
    desk.setConnection('offline')
    await screen.findByText("You're offline. This is the desk as of 13:00.")
    desk.send(createRequest())
    expect(listRows()).toHaveLength(1)
    desk.setConnection('online')
    await screen.findByText('Live')
    expect(listRows()).toHaveLength(2)
  })

  test('is replaced alone when Firestore refuses it, and tries again at a press and by itself', async () => {
    expectConsoleMessages(/not allowed/)
    let isAllowed = true
    const useReminders = () => {
      if (!isAllowed) throw new Error('not allowed')
      return []
    }
    const { desk, user, article } = await renderItem(createRequest(), { staff: { useReminders } })
    await user.type(article.getByLabelText('Note for colleagues'), 'Ask her')
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const failedHeading = () => screen.queryByRole('heading', { name: "The inbox couldn't be loaded" })
    const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    isAllowed = false
    desk.send(createRequest())
    expect(failedHeading()).not.toBeNull()
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    advance(9999)
    isAllowed = true
    expect(failedHeading()).not.toBeNull()
    advance(1)
    expect(failedHeading()).toBeNull()
    expect(listRows()).toHaveLength(2)
    expect(article.getByLabelText('Note for colleagues')).toHaveProperty('value', 'Ask her')
  })
})

describe('the filters of the inbox', () => {
  const press = (name: string) => screen.getByRole('button', { name })

  test('are in the address, one of each group, and are taken away one by one or together', async () => {
    const { user } = await renderInbox('')
    for (const name of ['New', 'Requests', 'Mine']) await user.click(press(name))
    expect(location.search).toBe('?kind=requests&status=new&owner=mine')
    await user.click(press('Unclaimed'))
    expect(press('Mine').getAttribute('aria-pressed')).toBe('false')
    await user.click(press('Unclaimed'))
    await user.click(press('New'))
    expect(location.search).toBe('?kind=requests')
    await user.click(press('Clear filters'))
    expect(location.search).toBe('')
  })

  test.each([
    ['?status=new&owner=unclaimed', {}, true],
    ['?status=new&owner=unclaimed', claimOfEmeka, false],
    ['?status=new&owner=mine', claimOfSola, true],
    ['?status=new&owner=mine', claimOfEmeka, false],
    ['?status=answered', {}, false],
    ['?status=new&kind=enquiries', {}, false],
  ])('%s with %j: %s', async (query, fields, isShown) => {
    await renderInbox(query, { items: [createRequest(fields)] })
    expect(listRows()).toHaveLength(isShown ? 1 : 0)
  })
})

describe('the counts of the inbox', () => {
  const getDescription = (name: string) => {
    const button = screen.getByRole('button', { name })
    return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
  }

  test('describe the filters, which keep their names, and follow what happens', async () => {
    const answered = { status: 'answered', ...claimOfSola }
    const item = createRequest()
    const items = [item, createEnquiry(claimOfEmeka), createEnquiry(claimOfSola), createRequest(answered)]
    const { desk } = await renderInbox('', { items })
    expect(['New', 'Answered', 'Closed', 'Mine', 'Unclaimed'].map(getDescription)).toEqual([
      '3',
      '1',
      '0',
      '1',
      '1',
    ])
    screen.getByRole('heading', { name: 'Waiting for a reply (3)' })
    desk.actAs(sola, item, { type: 'claim' })
    expect(['Mine', 'Unclaimed'].map(getDescription)).toEqual(['2', '0'])
    expect(getDescription('Requests')).toBeUndefined()
  })

  test('say how many rows wait in a filter that shows all of them', async () => {
    await renderInbox('?kind=requests', { items: [createRequest(), createEnquiry()] })
    await screen.findByRole('heading', { name: 'Waiting for a reply (1)' })
  })

  test('are 99+ for more than 99, and say nothing of what is not known', async () => {
    const counts = { answered: 100, accepted: 1, closed: 200, mine: 0, unclaimed: null }
    await renderInbox('', { staff: { useWaitingCount: () => 100, useFilterCounts: () => counts } })
    expect(['New', 'Answered', 'Closed', 'Mine', 'Unclaimed'].map(getDescription)).toEqual([
      '99+',
      '99+',
      '99+',
      '0',
      undefined,
    ])
  })
})

describe('an item of the inbox', () => {
  test('opens beside the list, keeps the filter, takes the focus, and gives it back to its row', async () => {
    const items = [createRequest({ name: 'Chidi Okoye' }), createRequest()]
    const { user } = await renderInbox('?status=new', { items })
    screen.getByText('Choose an item from the list')
    await user.click(screen.getByRole('link', { name: /Chidi Okoye/ }))
    expect(location.pathname + location.search).toBe(`/staff/requests/${items[0]?.id ?? ''}?status=new`)
    const title = await screen.findByRole('heading', { level: 2, name: 'Chidi Okoye' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    const row = screen.getByRole('link', { name: /Chidi Okoye/ })
    expect(row.getAttribute('aria-current')).toBe('true')
    await user.click(
      within(screen.getByRole('region', { name: 'Item' })).getByRole('link', { name: 'Back to Inbox' }),
    )
    await waitFor(() => expect(document.activeElement).toBe(row))
  })
})
