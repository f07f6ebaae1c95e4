import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createEnquiry, createRequest, deskOpenedAtMs, emeka } from './memory/deskState'
import { parseQuote } from '../../../domain/quotes/quote'
import { quote } from './quotes'
import { renderItem } from './renderDesk'

const phone = '08031234567'
const daysAgo = (days: number) => new Date(deskOpenedAtMs - days * 86_400_000)
const by = { uid: emeka.userID, name: emeka.userName }
const noteOf = (text: string) => ({ text, by, updatedAt: daysAgo(1) })
const getSection = () => within(screen.getByRole('region', { name: 'Customer' }))
const press = async ({ user }: Awaited<ReturnType<typeof renderItem>>, name: string) =>
  user.click(await getSection().findByRole('button', { name }))

describe('everything of one customer', () => {
  test('lists what is open first, each part from the newest, and says how much there is', async () => {
    const item = createRequest({ phone })
    const items = [
      item,
      createEnquiry({ phone, subject: 'Closed', status: 'closed', createdAt: daysAgo(1) }),
      createEnquiry({ phone, subject: 'Older', createdAt: daysAgo(9) }),
      createEnquiry({ phone, subject: 'Newer', createdAt: daysAgo(2) }),
    ]
    await renderItem(item, { items })
    getSection().getByText('3 other messages, 2 open')
    const links = getSection().getAllByRole('link')
    expect(links.map(({ textContent }) => /Closed|Older|Newer/.exec(textContent)?.[0])).toEqual([
      'Newer',
      'Older',
      'Closed',
    ])
  })

  test('has the sum of the accepted quotes, each with its request', async () => {
    const item = createRequest({ phone })
    const accepted = { ...by, replyId: 'q1', how: 'phone', at: daysAgo(2) }
    const former = createRequest({ phone, status: 'accepted', accepted, createdAt: daysAgo(3) })
    const reply = {
      ...by,
      id: 'q1',
      itemId: former.id,
      text: '',
      quote: parseQuote(quote),
      createdAt: daysAgo(3),
    }
    await renderItem(item, {
      items: [item, former],
      replies: [{ ...reply, from: 'staff', kind: 'quote', channel: 'phone' }],
    })
    await getSection().findByText('One accepted quote: ₦6,250')
    expect(getSection().getByRole('link').textContent).toContain('₦6,250 · ')
  })

  test('leaves out the sum of a quote whose item waits again', async () => {
    const item = createRequest({ phone })
    const accepted = { ...by, replyId: 'q1', how: 'phone', at: daysAgo(2) }
    const former = createRequest({ phone, status: 'accepted', accepted, createdAt: daysAgo(3) })
    const fields = { itemId: former.id, text: '', quote: parseQuote(quote), createdAt: daysAgo(3) }
    const rendered = await renderItem(item, {
      items: [item, former],
      replies: [{ ...by, ...fields, id: 'q1', from: 'staff', kind: 'quote', channel: 'phone' }],
    })
    await getSection().findByText('One accepted quote: ₦6,250')
    const waiting = { ...former, fields: { ...former.fields, status: 'new', accepted: undefined } }
    act(() => rendered.desk.update(() => ({ items: [item, waiting] })))
    await waitFor(() => expect(getSection().queryByText(/accepted quote/)).toBeNull())
    expect(getSection().getByRole('link').textContent).not.toContain('₦')
  })
})

describe('the note about a customer', () => {
  test('is written once, and read with everything that they send', async () => {
    const other = createEnquiry({ phone: '0803 123 4567', email: 'ada@example.com' })
    const item = createRequest({ phone })
    const rendered = await renderItem(item, { items: [item, other] })
    await press(rendered, 'Write a Note')
    await rendered.user.type(getSection().getByLabelText('Note about this customer'), 'Pays on collection.')
    await press(rendered, 'Save Note')
    await getSection().findByText('The note is saved.')
    getSection().getByText('Pays on collection.')
    expect(Object.keys(rendered.desk.getState().customerNotes).sort()).toEqual([
      'email:ada@example.com',
      'phone:+2348031234567',
    ])
  })

  test('says who wrote it, is deleted in one press, and brought back in another', async () => {
    const rendered = await renderItem(createRequest({ phone }), {
      customerNotes: { 'phone:+2348031234567': noteOf('Knows our butters.') },
    })
    await getSection().findByText('Knows our butters.')
    getSection().getByText(/^Emeka Staff, /)
    await press(rendered, 'Delete Note')
    await getSection().findByText('The note is deleted.')
    expect(rendered.desk.getState().customerNotes).toEqual({})
    await press(rendered, 'Undo')
    await getSection().findByText('Knows our butters.')
  })

  test("does not write over a colleague's newer one, and keeps what was typed, also over a reload", async () => {
    const rendered = await renderItem(createRequest({ phone }))
    await press(rendered, 'Write a Note')
    await rendered.user.type(getSection().getByLabelText('Note about this customer'), 'Mine')
    rendered.desk.update(() => ({ customerNotes: { 'phone:+2348031234567': noteOf('Theirs') } }))
    await press(rendered, 'Save Note')
    await getSection().findByText(/^Emeka Staff has changed this note/)
    getSection().getByText('Theirs')
    rendered.reload()
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Note about this customer')
    expect(field.value).toBe('Mine')
  })

  test.each([
    ['', 'Please write something first.'],
    ['x'.repeat(2001), /^Please shorten this/],
  ])('is neither empty nor too long', async (text, sentence) => {
    const rendered = await renderItem(createRequest({ phone }))
    await press(rendered, 'Write a Note')
    await rendered.user.click(getSection().getByLabelText('Note about this customer'))
    await rendered.user.paste(text)
    await press(rendered, 'Save Note')
    getSection().getByText(sentence)
    expect(rendered.desk.getState().customerNotes).toEqual({})
  })

  test('is not offered without a number or an address, under which it is kept', async () => {
    await renderItem(createRequest({ phone: '' }))
    await getSection().findByText('First message from this customer')
    expect(getSection().queryByRole('button', { name: 'Write a Note' })).toBeNull()
  })

  test('is not saved without the server, which it says, and stays in its field', async () => {
    const rendered = await renderItem(createRequest({ phone }))
    await press(rendered, 'Write a Note')
    await rendered.user.type(getSection().getByLabelText('Note about this customer'), 'Calls at noon')
    rendered.desk.setConnection('unreachable')
    await press(rendered, 'Save Note')
    await waitFor(() => getSection().getByText(/so the note isn't saved/))
    expect(getSection().getByLabelText<HTMLTextAreaElement>('Note about this customer').value).toBe(
      'Calls at noon',
    )
  })
})
