import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { toClaim } from './memory/createMemoryDesk'
import {
  createEnquiry,
  createProductSummary,
  createRequest,
  createTestId,
  deskOpenedAtMs,
  emeka,
  sola,
} from './memory/deskState'
import { renderDesk, renderItem } from './renderDesk'

const createdAt = new Date('2026-03-03T09:05:00Z')
const answer = { ...toClaim(sola), channel: 'whatsapp', text: 'Yes,\nwe have it.' }
const products = [createProductSummary('1', 'Shea Butter')]

describe('an item', () => {
  test('says who sent it, when, under which reference, which it copies, and how late the reply is', async () => {
    const { user, article } = await renderItem(
      createRequest({ createdAt, name: 'Chidi Okoye' }, createTestId('ABC234')),
    )
    article.getByRole('heading', { level: 2, name: 'Chidi Okoye' })
    article.getByText('ABC234')
    article.getByText('3 March 2026 at 10:05')
    article.getByText('Late since 3 March 2026 at 10:50')
    await user.click(article.getByRole('button', { name: 'Copy reference ABC234' }))
    await article.findByText('Copied')
    expect(await navigator.clipboard.readText()).toBe('ABC234')
  })

  test('says how much time is left for a reply, and that it is the first from its sender', async () => {
    const item = createRequest({ createdAt: new Date(deskOpenedAtMs - 600_000) })
    const { article } = await renderItem(item)
    article.getByText('35 min left, due 13:35')
    article.getByText('First message from this customer')
  })

  test('says where a request is to be delivered, and not among its lines', async () => {
    const item = createRequest({ list: 'Moon Dust: 2\nDelivery to: Yaba, Lagos', items: [] })
    const { article } = await renderItem(item)
    expect(article.getByText('Delivery to').textContent).toBe('Delivery to Yaba, Lagos')
    const wanted = within(article.getByRole('region', { name: 'What they need' }))
    expect(wanted.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Moon Dust: 2In their own words',
    ])
  })

  test('offers each way to reach the sender that they gave, and no other', async () => {
    const contact = { phone: '+44 20 7946 0000', whatsapp: '0803 123 4567' }
    const { article } = await renderItem(createRequest(contact))
    const links = within(article.getByRole('list', { name: 'Contact details' })).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['https://wa.me/2348031234567', expect.stringContaining(contact.whatsapp)],
      ['tel:+442079460000', expect.stringContaining(contact.phone)],
    ])
  })

  test('lists what a request asks for, in its units and with links to the shop, and what it says in words of its own', async () => {
    const list = 'Shea Butter: 1.5\nMoon Dust: 2\nPlease pack it well'
    const item = createRequest({ list, items: ['1:3', '99999:4', '1:1'] })
    const { article } = await renderItem(item, { products })
    const wanted = within(article.getByRole('region', { name: 'What they need' }))
    expect(wanted.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Shea Butter2 kg',
      'Moon DustNot in our catalogue2',
      'Please pack it wellIn their own words',
    ])
    const link = wanted.getByRole('link')
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/products/1', '_blank'])
    expect(article.getByRole('region', { name: 'In their own words' }).textContent).toContain(list)
  })

  test('does not list a product twice that its sender wrote by another name', async () => {
    const item = createRequest({ list: 'ori half kilo\nDates 0.5', items: ['1:1'] })
    const { article } = await renderItem(item, { products, otherNames: new Map([['1', ['Òrí']]]) })
    const wanted = within(article.getByRole('region', { name: 'What they need' }))
    await waitFor(() =>
      expect(wanted.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Shea Butter0.5 kg',
        'Dates 0.5In their own words',
      ]),
    )
  })

  test('names the products by the text of the request while the catalogue does not load', async () => {
    const loadProducts = () => Promise.reject(new Error('There is no catalogue.'))
    const { article } = await renderItem(createRequest(), { loadProducts })
    expect(
      within(article.getByRole('region', { name: 'What they need' })).getByRole('listitem').textContent,
    ).toBe('Shea Butter1.5 kg')
  })

  test('shows the subject and the message of an enquiry', async () => {
    const { article } = await renderItem(createEnquiry({ subject: 'Two jars', message: 'Do you\ndeliver?' }))
    expect(article.getByRole('region', { name: 'Two jars' }).textContent).toContain('Do you\ndeliver?')
    expect(article.queryByText('What they need')).toBeNull()
  })

  test('links to what the same sender sent before', async () => {
    const former = createEnquiry({ uid: 'ada', createdAt, status: 'answered', answer, subject: 'Delivery' })
    const item = createRequest({ uid: 'ada' })
    const { user, article } = await renderItem(item, {
      items: [item, former, createRequest({ phone: '07012345678' })],
    })
    const link = within(article.getByRole('list', { name: 'From the same customer' })).getByRole('link')
    expect(link.textContent).toMatch(/Delivery.*3 March 2026.*Answered/)
    await user.click(link)
    await screen.findByRole('region', { name: 'Delivery' })
    expect(location.pathname).toBe(`/staff/enquiries/${former.id}`)
  })

  test.each([
    ['the e-mail address', { fullname: 'Ada', email: 'ADA@Example.com' }],
    [
      'the phone number, however it is written',
      { email: 'other@example.com', phone: '+234 (0) 803 123 4567' },
    ],
  ])('knows a sender who wrote without signing in by %s', async (_, contact) => {
    const former = createEnquiry({ ...contact, createdAt, subject: 'Delivery' })
    const stranger = createEnquiry({ email: 'stranger@example.com', subject: 'Soap' })
    const item = createRequest({ phone: '08031234567', email: 'ada@example.com' })
    const { article } = await renderItem(item, { items: [item, former, stranger] })
    const links = within(article.getByRole('list', { name: 'From the same customer' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Delivery')])
  })

  test.each([
    ['that does not exist', [], /There is no item at this address/],
    ['that cannot be read', [{ message: 7 }], /The desk can't show this item/],
  ])('%s says so, with its id', async (_, documents, sentence) => {
    const id = createTestId('XXX234')
    const items = documents.map((fields) => createEnquiry(fields, id))
    renderDesk(`/staff/enquiries/${id}`, { items })
    const article = within(await screen.findByRole('article'))
    article.getByRole('heading', { name: 'Enquiry XXX234' })
    expect(article.getByText(sentence).textContent).toContain(`ID: ${id}`)
  })

  test('stays without a connection, says if the device does not have it, and is looked for again', async () => {
    const [item, other] = [createRequest(), createRequest({ name: 'Chidi Okoye' })]
    const { desk, user, article } = await renderItem(item, { items: [item, other] })
    desk.setConnection('offline')
    article.getByRole('heading', { name: 'Ada Obi' })
    await user.click(screen.getByRole('link', { name: /Chidi Okoye/ }))
    await screen.findByText(/^This device doesn't have this item yet\./)
    desk.setConnection('online')
    await screen.findByRole('heading', { level: 2, name: 'Chidi Okoye' })
  })

  test('follows what colleagues do, without a reload', async () => {
    const item = createRequest()
    const { desk, article } = await renderItem(item)
    desk.actAs(emeka, item, { type: 'claim' })
    article.getByText('Emeka Staff is answering')
    desk.actAs(emeka, item, { type: 'answer', channel: 'whatsapp', text: 'Yes,\nwe have it.' })
    article.getByText('Emeka Staff answered on WhatsApp at 13:00')
    expect(document.querySelector('blockquote')?.textContent).toBe('Yes,\nwe have it.')
    desk.actAs(sola, item, { type: 'close' })
    article.getByText('Emeka Staff answered on WhatsApp at 13:00')
    article.getByText('Closed on 9 March 2026')
  })
})
