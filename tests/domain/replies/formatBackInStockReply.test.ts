import { describe, expect, test } from 'vitest'
import { findReplyGap } from '../../../domain/replies/findReplyGap'
import { formatBackInStockReply } from '../../../domain/replies/formatBackInStockReply'
import { createSentItem } from '../sent-items/createSentItem'

const shea = { name: 'Shea Butter', unit: 'kg' } as const
const format = (name: string) => {
  const sender = { name, phone: '', whatsapp: '', email: '' }
  return formatBackInStockReply(shea, { request: createSentItem({ sender }), count: 1.5 })
}

describe('The reply that a product is back', () => {
  test('says what, how much and when the sender had asked', () =>
    expect(format('Ada Obi')).toBe(
      [
        'Hello Ada Obi,',
        'Good news: Shea Butter is back in stock. You asked us for 1.5 kg of it on 9 March 2026, in your request ABC234.',
        'Would you still like it? Just reply "yes" and tell us where it should go, and we will keep it for you.',
      ].join('\n\n'),
    ))

  test('greets a sender whose name is not known without one', () => expect(format('')).toMatch(/^Hello,\n/))

  test('has nothing left to fill in', () => {
    const reply = {
      lines: [],
      sendersTexts: ['Ada Obi'],
      isOutdated: false,
      isTotalValid: true,
      hasLines: false,
    }
    expect(findReplyGap({ ...reply, text: format('Ada Obi') })).toBeNull()
  })
})
