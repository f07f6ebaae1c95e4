import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { toClaim } from './memory/createMemoryDesk'
import {
  createProductSummary,
  createRequest,
  createTestId,
  deskOpenedAtMs,
  emeka,
  sola,
} from './memory/deskState'
import { quote } from './quotes'
import { listRows, renderItem } from './renderDesk'

const products = [createProductSummary('84', 'Avocado Butter')]

/** Opens a request with a quote that waits for an answer. */
async function renderQuoted() {
  const list = '1.5 kg Avocado Butter\nDelivery to: Yaba'
  const item = createRequest({ email: 'ada@example.com', list }, createTestId('ABC234'))
  const rendered = await renderItem(item, { products })
  rendered.desk.actAs(emeka, item, { type: 'answer', channel: 'email', quote })
  rendered.desk.setTime(deskOpenedAtMs + 60_000)
  return { ...rendered, item, quoteId: rendered.desk.getState().replies[0]?.id ?? '' }
}

/** Opens a request whose quote Ada accepted online. */
async function renderAccepted() {
  const rendered = await renderQuoted()
  const accepted = { replyId: rendered.quoteId, how: 'online', uid: 'u', name: 'Ada Obi', at: new Date() }
  rendered.desk.changeItem(rendered.item.id, { status: 'accepted', accepted })
  return rendered
}

const getStep = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('what is accepted offers no other quote', async () => {
  const { user, article } = await renderAccepted()
  await user.click(article.getByRole('button', { name: 'Reply Again' }))
  article.getByRole('button', { name: 'Reply by E-mail' })
  expect(article.queryByRole('button', { name: 'Quote' })).toBeNull()
})

describe('an acceptance by phone', () => {
  test('is noted after a question, and can be taken back by reopening, after another', async () => {
    const { desk, item, user, article } = await renderQuoted()
    const accept = () => article.getByRole('button', { name: 'Accepted by Phone' })
    await user.click(accept())
    expect(document.activeElement).toBe(article.getByText('Did they say yes to this quote on the phone?'))
    await user.click(article.getByRole('button', { name: 'Cancel' }))
    expect(desk.getFields(item).status).toBe('answered')
    await user.click(accept())
    await user.click(accept())
    await article.findByText('Accepted by phone, noted by Sola Staff at 13:01')
    await user.click(article.getByRole('button', { name: 'Reopen' }))
    article.getByText(/^Reopen this\? The acceptance/)
    await user.click(article.getByRole('button', { name: 'Reopen' }))
    await article.findByText('Nobody is answering yet')
    expect(desk.getFields(item).accepted).toBeNull()
  })

  test('of a quote that a colleague has replaced meanwhile is not noted, and says so', async () => {
    const { desk, item, user, article } = await renderQuoted()
    desk.setConnection('offline')
    await user.click(article.getByRole('button', { name: 'Accepted by Phone' }))
    await user.click(article.getByRole('button', { name: 'Accepted by Phone' }))
    await article.findByText('Waiting for a connection: the acceptance by phone')
    desk.actAs(emeka, item, { type: 'answer', channel: 'email', quote, isFurther: true })
    desk.setConnection('online')
    expect((await article.findByRole('alert')).textContent).toMatch(
      /^A newer quote was sent\. Look at it first/,
    )
    expect(desk.getFields(item).status).toBe('answered')
  })
})

describe('what is accepted', () => {
  test('says who accepted and when, and is in a section of its own between what waits and what is done', async () => {
    const { desk, article } = await renderAccepted()
    article.getByText('Ada Obi accepted at 13:01')
    desk.send(createRequest({ name: 'Waits' }))
    desk.send(createRequest({ name: 'Done', status: 'answered' }))
    expect(listRows().map(({ textContent }) => /^\w+/.exec(textContent)?.[0])).toEqual([
      'Waits',
      'Ada',
      'Done',
    ])
    within(screen.getByRole('region', { name: 'Accepted' })).getByText('Accepted at 13:01')
  })

  test('has three steps, each with who and when, which whoever ticked takes back', async () => {
    const { desk, item, user, article } = await renderAccepted()
    await user.click(getStep('Packed'))
    await article.findByText('Sola Staff at 13:01')
    await user.click(getStep('Paid'))
    expect(desk.getFields(item).steps).toMatchObject({ packed: toClaim(sola), paid: toClaim(sola) })
    await user.click(getStep('Packed'))
    expect(getStep('Packed').checked).toBe(false)
    expect(getStep('Paid').checked).toBe(true)
    expect(getStep('Collected or Handed to Delivery').checked).toBe(false)
  })

  test('shows the steps of colleagues, who alone take them back', async () => {
    const { desk, item, user, article } = await renderAccepted()
    desk.actAs(emeka, item, { type: 'tick', step: 'packed' })
    article.getByText('Emeka Staff at 13:01. Only Emeka Staff can take this back.')
    await user.click(getStep('Packed'))
    expect(getStep('Packed').checked).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('keeps a tick on the device without a connection', async () => {
    const { desk, item, user, article } = await renderAccepted()
    desk.setConnection('offline')
    await user.click(getStep('Packed'))
    await article.findByText('Waiting for a connection: your tick')
    expect(getStep('Packed').checked).toBe(true)
    desk.setConnection('online')
    await article.findByText('Sola Staff at 13:01')
    expect(desk.getFields(item).steps).toMatchObject({ packed: toClaim(sola) })
  })

  test('is closed when it is done, and still says what was', async () => {
    const { user, article } = await renderAccepted()
    await user.click(getStep('Packed'))
    await article.findByText('Sola Staff at 13:01')
    await user.click(article.getByRole('button', { name: 'Close' }))
    await article.findByText('Ada Obi accepted at 13:01. Closed on 9 March 2026')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(within(article.getByRole('list', { name: 'What is done' })).getByText('Packed')).toBeDefined()
  })
})

describe('the packing slip', () => {
  test('has the lines of the accepted quote without prices, whom they are for, and prints', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user, article } = await renderAccepted()
    await user.click(article.getByRole('button', { name: 'Packing Slip' }))
    const title = article.getByRole('heading', { name: 'Packing slip ABC234' })
    expect(document.activeElement).toBe(title)
    expect(article.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'QuantityProduct',
      '1.5 kgAvocado Butter',
      '2Two jars',
      'Shea, unrefined Not part of this order',
      'Delivery to Surulere',
    ])
    for (const text of ['Ada Obi', '08031234567', 'ada@example.com', 'Yaba', 'Pay on delivery'])
      article.getByText(text)
    expect(document.querySelector('article')?.textContent).not.toContain('₦')
    await user.click(article.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(article.getByRole('button', { name: 'Back to the Item' }))
    expect(document.activeElement).toBe(article.getByRole('heading', { name: 'Ada Obi' }))
  })
})
