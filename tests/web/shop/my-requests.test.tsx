import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { parseSentItem, type SentItem, type SentItemKind } from '../../../domain/sent-items/sentItem'
import { expectConsoleMessages } from '../consoleMessages'
import { press } from './formFields'
import { ada } from './memorySession'
import { renderShop, type ShopOptions } from './renderShop'

const path = '/my-requests'
const requestFields = { name: 'Ada Obi', phone: '08031234567', list: '1.5 kg Shea Butter', items: ['1:3'] }
const enquiryFields = {
  fullname: 'Ada Obi',
  subject: 'Delivery',
  email: 'ada@example.com',
  message: 'Do you deliver?',
}
const answer = { uid: 's', name: 'Ada', channel: 'whatsapp', text: 'Yes, tomorrow.' }

/** A sent item as its document has it; its id begins with `reference`. */
function createItem(kind: SentItemKind, reference: string, fields: object = {}): SentItem {
  const item = parseSentItem(
    { kind, id: reference.padEnd(20, 'X') },
    {
      ...(kind === 'requests' ? requestFields : enquiryFields),
      uid: 'guest',
      status: 'new',
      createdAt: new Date('2026-03-03T09:00:00Z'),
      ...fields,
    },
  )
  if (!item) throw new Error(`The fields of ${reference} are not valid.`)
  return item
}

/** Opens My Requests in a browser from which a guest has sent these items. */
async function openAsGuest(sentItems: SentItem[], options: ShopOptions = {}) {
  const shop = await renderShop(path, { stored: { guest: '1' }, ...options })
  const show = (items: SentItem[], change: object = {}) => {
    act(() => {
      const snapshot = { sentItems: items, unreadable: [], isCurrent: true, isFull: false, ...change }
      shop.sentItems.visitor.write({ isGuest: true, snapshot })
    })
  }
  await screen.findByRole('heading', { name: 'Nothing sent yet' })
  shop.services.guest.setSentAsGuest(true)
  show(sentItems)
  return { ...shop, show }
}

const getCards = () => screen.getAllByRole('article')
const getCard = (reference: string) => {
  const card = getCards().find(({ textContent }) => textContent.includes(reference))
  if (!card) throw new Error(`There is no card ${reference}.`)
  return within(card)
}

describe('My Requests', () => {
  test('tells a visitor who never sent anything where to begin', async () => {
    await renderShop(path)
    expect(document.title).toBe('My Requests')
    screen.getByRole('heading', { level: 1, name: 'My Requests' })
    screen.getByRole('heading', { name: 'Nothing sent yet' })
    const links = within(screen.getByRole('main')).getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ pathname }) => pathname)).toEqual([
      '/login-account',
      '/arielle-store',
      '/request-a-quote',
    ])
  })

  test('shows each item with its reference, text and time, and says what cannot be shown', async () => {
    const items = [
      createItem('enquiries', 'ENQ222', { createdAt: new Date('2026-03-03T12:30:00Z') }),
      createItem('requests', 'REQ222', { createdAt: new Date('2026-03-02T09:05:00Z') }),
    ]
    const { show } = await openAsGuest(items)
    const [newer, older] = getCards().map(({ textContent }) => textContent)
    expect(newer).toContain('Message: Delivery')
    expect(newer).toContain('Reference ENQ222, sent 3 March 2026 at 13:30')
    expect(newer).toContain('Do you deliver?')
    expect(older).toContain('Reference REQ222, sent 2 March 2026 at 10:05')
    expect(screen.getAllByRole('button', { name: /^Request again/ })).toHaveLength(1)
    show(items, { unreadable: [{ kind: 'enquiries', id: 'bad' }], isFull: true })
    screen.getByText(/^One item can't be shown on this page/)
  })

  test('follows the status that staff set', async () => {
    const { show } = await openAsGuest([createItem('requests', 'REQ222')])
    const card = getCard('REQ222')
    const update = (fields: object) => show([createItem('requests', 'REQ222', fields)])
    card.getByText('New')
    update({ claimedBy: { uid: 's', name: 'Ada' } })
    card.getByText('Ada is answering.')
    update({ status: 'answered', answer, updatedAt: new Date('2026-03-03T13:35:00Z') })
    card.getByText(/^Ada answered on WhatsApp/)
    card.getByText('Yes, tomorrow.')
    update({ status: 'closed', answer, updatedAt: new Date('2026-03-03T23:35:00Z') })
    card.getByText('Closed')
    card.getByText('Ada answered on WhatsApp. Closed on 4 March 2026.')
    card.getByText('Yes, tomorrow.')
  })

  test('says by when the reply is due, apologizes once that has passed and offers WhatsApp', async () => {
    const now = Date.parse('2026-03-03T09:20:00Z')
    const due = createItem('requests', 'DUE222', { createdAt: new Date('2026-03-03T09:05:00Z') })
    const late = createItem('requests', 'LATE22', { createdAt: new Date('2026-03-03T08:05:00Z') })
    await openAsGuest([due, late], { now })
    getCard('DUE222').getByText('Expect our reply by 10:50.')
    getCard('LATE22').getByText("We're sorry, our reply is late. It was due by 09:50.")
    const chatLink = getCard('LATE22').getByRole<HTMLAnchorElement>('link', {
      name: 'Ask on WhatsApp about LATE22',
    })
    expect(new URL(chatLink.href).searchParams.get('text')).toBe('About LATE22:\n\n1.5 kg Shea Butter')
  })

  test('puts the products on the order list again, and names those that no longer exist', async () => {
    const list = 'Shea Butter: 1.5\nCoconut Oil: 2\nMoon Dust: 1'
    const again = createItem('requests', 'REQ222', { list, items: ['1:3', '2:4', '99999:2'] })
    const { user } = await openAsGuest([again], { list: { '1': 0.5 } })
    await user.click(screen.getByRole('button', { name: /^Request again/ }))
    await screen.findByText(
      '1 product added, Shea Butter raised to 1.5 kg. No longer in our catalogue, so left out: Moon Dust.',
    )
    await user.click(await screen.findByRole('link', { name: 'Go to Order List' }))
    await screen.findByRole('button', { name: 'Increase Coconut Oil' })
  })

  test('makes no claim without a connection, and keeps what it showed', async () => {
    const { show } = await openAsGuest([], { now: Date.parse('2026-03-03T09:20:00Z') })
    show([], { isCurrent: false })
    screen.getByRole('heading', { name: "We can't load your requests right now" })
    expect(screen.queryByText('Nothing sent yet')).toBeNull()
    show([createItem('requests', 'REQ222')], { isCurrent: false })
    expect(getCards()).toHaveLength(1)
    screen.getByRole('status')
  })

  test('says so when the items may not be read, and offers to try again', async () => {
    expectConsoleMessages(/denied|error boundary/)
    const { sentItems } = await openAsGuest([])
    act(() => sentItems.visitor.write(new Error('The rules have denied the query.')))
    await screen.findByRole('heading', { name: "We couldn't load your requests" })
    screen.getByRole('link', { name: 'Ask on WhatsApp' })
    sentItems.visitor.write('nobody')
    press('Try again')
    await screen.findByRole('heading', { name: 'Nothing sent yet' })
  })

  test("asks a second time before it removes a guest's items from a shared browser", async () => {
    const { services } = await openAsGuest([createItem('requests', 'REQ222')])
    press('Not your device?')
    press('Keep them here')
    press('Not your device?')
    press('Remove from this browser')
    await screen.findByText("Removed from this browser. We still have what you sent, and we'll answer it.")
    expect(services.guest.hasSentAsGuest()).toBe(false)
    screen.getByRole('heading', { name: 'Nothing sent yet' })
  })

  test("shows a customer the guest's items below their own, under a heading of their own", async () => {
    const { sentItems } = await openAsGuest([createItem('requests', 'OWN222')], { signedIn: ada })
    const snapshot = {
      sentItems: [createItem('requests', 'GST222')],
      unreadable: [],
      isCurrent: true,
      isFull: false,
    }
    act(() => sentItems.guest.write({ isGuest: true, snapshot }))
    expect(screen.getByRole('region', { name: 'Sent as a guest' }).textContent).toContain('GST222')
    expect(getCards()).toHaveLength(2)
  })
})
