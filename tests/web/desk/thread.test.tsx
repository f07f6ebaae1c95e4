import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createProductSummary, createRequest, deskOpenedAtMs, emeka, sola } from './memory/deskState'
import { quote } from './quotes'
import { renderItem } from './renderDesk'

const minuteMs = 60_000
const products = [createProductSummary('84', 'Avocado Butter')]
const getThread = () => within(screen.getByRole('list', { name: 'Conversation' }))
const listEntries = () =>
  getThread()
    .queryAllByRole('listitem')
    .map((entry) => entry.textContent)

/** Opens a request that Emeka has quoted. */
async function renderQuoted() {
  const item = createRequest()
  const rendered = await renderItem(item, { products })
  const { desk } = rendered
  const quoteAt = (minutes: number) => {
    desk.setTime(deskOpenedAtMs + minutes * minuteMs)
    desk.actAs(emeka, item, { type: 'answer', channel: 'email', quote, isFurther: minutes > 0 })
  }
  quoteAt(0)
  return { ...rendered, item, quoteAt }
}

describe('the conversation about an item', () => {
  test('has what staff and the sender wrote, oldest first, and follows what comes', async () => {
    const item = createRequest()
    const { desk } = await renderItem(item)
    expect(listEntries()).toEqual([])
    desk.actAs(emeka, item, {
      type: 'hold',
      channel: 'phone',
      text: 'By 16:00.',
      promisedAt: deskOpenedAtMs + 1,
    })
    desk.setTime(deskOpenedAtMs + minuteMs)
    desk.actAs(emeka, item, { type: 'answer', channel: 'whatsapp', text: 'Yes,\nwe have it.' })
    desk.setTime(deskOpenedAtMs + 2 * minuteMs)
    desk.replyAsSender(item, 'question', '<b>Half</b> of it?')
    expect(listEntries()).toEqual([
      'Emeka Staff asked for more time by phone at 13:00By 16:00.',
      'Emeka Staff answered on WhatsApp at 13:01Yes,\nwe have it.',
      'Ada Obi asked at 13:02<b>Half</b> of it?',
    ])
    screen.getByText('Nobody is answering yet')
  })

  test('is read out where somebody else adds to it, but not what was there or what one writes', async () => {
    const { desk, item, user, article } = await renderQuoted()
    const queryAnnounced = () => article.queryByText(/^New here: /)
    await user.click(article.getByRole('button', { name: 'Reply Again' }))
    await user.click(article.getByRole('button', { name: 'Mark Answered' }))
    desk.setTime(deskOpenedAtMs + minuteMs)
    await user.click(article.getByRole('button', { name: 'Mark Answered' }))
    await article.findByText('Sola Staff answered by phone at 13:01')
    expect(queryAnnounced()).toBeNull()
    desk.setTime(deskOpenedAtMs + 2 * minuteMs)
    desk.replyAsSender(item, 'question', 'Half of it?')
    expect(queryAnnounced()?.textContent).toBe('New here: Ada Obi asked at 13:02. Half of it?')
    expect(queryAnnounced()?.closest('[role=status]')).not.toBeNull()
  })

  test('has the answer of an earlier release, and no text that nobody wrote', async () => {
    const answer = { uid: 'emeka', name: 'Emeka Staff', channel: 'phone' }
    const answeredAt = new Date(deskOpenedAtMs)
    await renderItem(createRequest({ status: 'answered', answer, answeredAt }))
    expect(listEntries()).toEqual(['Emeka Staff answered by phone at 13:00'])
    expect(document.querySelector('blockquote')).toBeNull()
  })
})

describe('a quote in the conversation', () => {
  test('is a table of its lines in their units, with free lines, the discount and the sum', async () => {
    await renderQuoted()
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'WhatAmount',
      'Avocado Butter 1.5 kg at ₦2,500₦3,750',
      'Two jars 2 Price to follow',
      'Shea, unrefined 1 Not now',
      'Delivery to Surulere₦3,000',
      'Discount−₦500',
      'Total₦6,250',
    ])
    screen.getByText('Pay on delivery')
  })

  test('says until when it is valid, and that a newer one takes its place', async () => {
    const { quoteAt } = await renderQuoted()
    const listStates = () => screen.getAllByRole('caption').map(({ textContent }) => textContent)
    expect(listStates()).toEqual(['Waiting for their answer Valid until 10 March at 18:00'])
    quoteAt(5)
    expect(listStates()).toEqual([
      'Replaced by a newer quote ',
      'Waiting for their answer Valid until 10 March at 18:00',
    ])
  })

  test.each([
    ['Declined', ({ desk, item }) => desk.replyAsSender(item, 'decline', 'Too dear')],
    ['Waits for a new quote', ({ desk, item }) => desk.replyAsSender(item, 'question', 'Half?')],
    ['Accepted', ({ desk, item }) => acceptByPhone(desk, item)],
    ['Closed', ({ desk, item }) => desk.actAs(sola, item, { type: 'close' })],
  ] as [string, (rendered: Awaited<ReturnType<typeof renderQuoted>>) => void][])(
    'says what became of it: %s',
    async (state, act) => {
      const rendered = await renderQuoted()
      rendered.desk.setTime(deskOpenedAtMs + minuteMs)
      act(rendered)
      within(screen.getByRole('table')).getByText(state)
    },
  )
})

function acceptByPhone(
  desk: Awaited<ReturnType<typeof renderQuoted>>['desk'],
  item: ReturnType<typeof createRequest>,
) {
  const replyId = desk.getState().replies.at(-1)?.id ?? ''
  desk.actAs(sola, item, { type: 'acceptByPhone', replyId })
}
