import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { parseQuote } from '../../../domain/quotes/quote'
import { createPrice, createProductSummary, createTestId } from './memory/deskState'
import { openReply, renderReplyRequest } from './replyRequest'

const products = [createProductSummary('1', 'Shea Butter'), createProductSummary('2', 'Argan Oil')]
const prices = [createPrice('1', 250_000)]
const fields = { items: ['1:3', '2:4'], list: '1.5 kg Shea Butter\n2 kg Argan Oil\nRaw honey: 2' }

async function openQuote(options: object = {}, changes: object = {}) {
  const rendered = await openReply('Quote', { products, prices, ...options }, { ...fields, ...changes })
  await screen.findByRole('list', { name: 'Lines of the quote' })
  return rendered
}

const line = (name: string) => within(screen.getByRole('listitem', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const setPrice = (name: string, value: string) => type(line(name).getByLabelText(/^Price of one/), value)
const setAllPrices = () => {
  setPrice('Argan Oil', '₦4,000')
  setPrice('Raw honey: 2', '1000.50')
}
const getTotal = () => screen.getByText('Total', { selector: 'p' }).textContent
/** The total follows what is typed after the next paint. */
const expectTotal = (total: string) => waitFor(() => expect(getTotal()).toBe(total))
const readStoredQuote = (desk: Awaited<ReturnType<typeof openQuote>>['desk']) =>
  desk.getState().replies.find(({ kind }) => kind === 'quote')

describe('a quote', () => {
  test('has a line of each line of the request, with the prices of the list, and adds as one types', async () => {
    await openQuote()
    expect(line('Shea Butter').getByLabelText<HTMLInputElement>('Quantity in kg').value).toBe('1.5')
    expect(line('Shea Butter').getByLabelText<HTMLInputElement>('Price of one kg').value).toBe('2500')
    expect(line('Argan Oil').getByText('Not in the price list')).toBeTruthy()
    expect(getTotal()).toBe('Total ₦3,750')
    setAllPrices()
    await expectTotal('Total ₦13,751')
    type(line('Shea Butter').getByLabelText('Quantity in kg'), '2')
    expect(line('Shea Butter').getByText('₦5,000')).toBeTruthy()
    setPrice('Shea Butter', '2400')
    expect(line('Shea Butter').getByText('₦2,500 in the price list')).toBeTruthy()
    await expectTotal('Total ₦14,801')
    type(line('Shea Butter').getByLabelText('Quantity in kg'), '2.25')
    expect(line('Shea Butter').getByText(/^What do you mean by 2\.25\?/)).toBeTruthy()
  })

  test('cannot go out with a line that has no price, and leads to it', async () => {
    const { user } = await openQuote()
    expect(screen.queryByRole('link', { name: 'Open WhatsApp' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Set 2 Prices' }))
    const field = line('Argan Oil').getByLabelText('Price of one kg')
    expect(document.activeElement).toBe(field)
    expect(line('Argan Oil').getByText(/^Please write the price in naira/)).toBeTruthy()
  })

  test('goes out with lines that are not available now or get their price later', async () => {
    const { user, desk } = await openQuote()
    await user.selectOptions(line('Argan Oil').getByRole('combobox'), 'Not now')
    await user.selectOptions(line('Raw honey: 2').getByRole('combobox'), 'Price to follow')
    await user.click(await screen.findByRole('link', { name: 'Open WhatsApp' }))
    await user.click(screen.getByRole('button', { name: 'Sent' }))
    await waitFor(() =>
      expect(readStoredQuote(desk)?.quote?.lines.map(({ mark }) => mark)).toEqual([
        'available',
        'notNow',
        'toFollow',
      ]),
    )
  })

  test('is sent on WhatsApp as a text with the link to say yes, and is stored with its lines', async () => {
    const { user, desk, item } = await openQuote()
    setAllPrices()
    await user.click(screen.getByRole('button', { name: 'Add an Extra' }))
    type(screen.getByLabelText('What for'), 'Delivery to Surulere')
    type(screen.getByLabelText('Amount'), '3,000')
    type(screen.getByLabelText('Discount'), '500')
    type(screen.getByLabelText('Note'), 'Fresh stock.')
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open WhatsApp' })
    const text = new URL(link.href).searchParams.get('text')
    expect(text).toContain('- Shea Butter, 1.5 kg × ₦2,500 = ₦3,750\n- Argan Oil, 2 kg × ₦4,000 = ₦8,000')
    expect(text).toContain('Delivery to Surulere: ₦3,000\nDiscount: −₦500\n*Total: ₦16,251*\n\nFresh stock.')
    expect(text).toContain(`https://shop.example/my-requests#status=${item.id}`)
    await user.click(link)
    await user.click(screen.getByRole('button', { name: 'Sent' }))
    await waitFor(() => expect(desk.getFields(item).status).toBe('answered'))
    expect(readStoredQuote(desk)).toMatchObject({
      channel: 'whatsapp',
      text: '',
      quote: {
        extras: [
          { text: 'Delivery to Surulere', kobo: 300_000 },
          { text: 'Discount', kobo: -50_000 },
        ],
        note: 'Fresh stock.',
        validUntil: new Date('2026-03-10T19:00+01:00'),
      },
    })
  })

  test('goes by e-mail in one press, and is sent by functions', async () => {
    const useNotificationSettings = () => ({ kind: 'known', email: true, pushKey: null }) as const
    const { user, desk } = await openQuote({ desk: { useNotificationSettings } })
    await user.click(screen.getByRole('radio', { name: 'Reply by E-mail' }))
    setAllPrices()
    await user.click(await screen.findByRole('button', { name: 'Send E-mail' }))
    await waitFor(() => expect(readStoredQuote(desk)).toMatchObject({ channel: 'email', text: '' }))
  })

  test('survives a reload as it was typed, and is forgotten once it was sent', async () => {
    const { reload } = await openQuote()
    setPrice('Argan Oil', '4,0')
    dispatchEvent(new Event('pagehide'))
    reload()
    expect((await screen.findByDisplayValue('4,0')).getAttribute('inputmode')).toBe('decimal')
  })

  test('starts from the quote that it takes the place of', async () => {
    const quote = parseQuote({
      lines: ['1:1:240000:a'],
      words: [],
      extras: ['-10000 Discount'],
      validUntil: new Date('2026-03-10T19:00+01:00'),
    })
    const id = createTestId('ABC234')
    const earlier = {
      id: createTestId(),
      itemId: id,
      uid: 's',
      name: 'Sola',
      text: '',
      createdAt: new Date(),
    }
    const reply = { ...earlier, from: 'staff', kind: 'quote', channel: 'email', quote } as const
    const { user, article } = await renderReplyRequest(fields, { products, prices, replies: [reply] }, id)
    await user.click(article.getByRole('button', { name: 'Quote' }))
    expect(line('Shea Butter').getByLabelText<HTMLInputElement>('Price of one kg').value).toBe('2400')
    expect(screen.getByLabelText<HTMLInputElement>('Discount').value).toBe('100')
    expect(getTotal()).toBe('Total ₦1,100')
  })

  test('of an enquiry gets its lines from the catalogue, or in other words', async () => {
    const { user } = await openQuote({}, { items: [], list: '—' })
    await user.click(screen.getByRole('button', { name: 'Add a Line' }))
    expect(screen.getByText('Please add a line. A quote has 1 to 200.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add Other Words' }))
    type(screen.getByLabelText('Words'), 'Gift box')
    setPrice('Gift box', '1500')
    await expectTotal('Total ₦1,500')
  })

  test('says that the link is missing without a connection, and leads to My Requests', async () => {
    const { user, desk, article } = await renderReplyRequest(fields, { products, prices })
    desk.setConnection('unreachable')
    await user.click(article.getByRole('button', { name: 'Quote' }))
    setAllPrices()
    await user.click(await screen.findByText('What they will read'))
    expect(screen.getByText(/^We couldn't make the link to say yes/)).toBeTruthy()
  })
})
