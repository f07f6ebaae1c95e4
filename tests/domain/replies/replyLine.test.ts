import { describe, expect, test } from 'vitest'
import {
  createReplyLines,
  formatReplyLines,
  maxReplyLines,
  type ReplyLineMark,
} from '../../../domain/replies/replyLine'
import { createSentItem, findProduct } from '../sent-items/createSentItem'

describe('createReplyLines', () => {
  const createTexts = (change: Parameters<typeof createSentItem>[0]) =>
    createReplyLines(createSentItem(change), findProduct).map(({ text }) => text)

  test('makes a line per product, available until staff say otherwise', () => {
    const items = [
      { productId: '2', halves: 4 },
      { productId: '1', halves: 3 },
      { productId: '2', halves: 1 },
    ]
    expect(createReplyLines(createSentItem({ items }), findProduct)).toEqual([
      { text: '2.5 litres Argan Oil', mark: 'available', substitute: '' },
      { text: '1.5 kg Shea Butter', mark: 'available', substitute: '' },
    ])
  })

  test('makes a line per line of the text of a request without products', () => {
    const text = '  two bags of oats\r\n\n \t\n=SUM(A1)\rand {due}'
    expect(createTexts({ items: [], text })).toEqual(['two bags of oats', '=SUM(A1)', 'and {due}'])
  })

  test('makes at most as many lines as a request may have products', () =>
    expect(createTexts({ items: [], text: 'oats\n'.repeat(maxReplyLines + 1) })).toHaveLength(maxReplyLines))

  test('makes none for an enquiry', () =>
    expect(createTexts({ kind: 'enquiries', items: [], text: 'Do you deliver?' })).toEqual([]))
})

describe('formatReplyLines', () => {
  const cases: [mark: ReplyLineMark, substitute: string, line: string][] = [
    ['available', '', '- Argan Oil: 2'],
    ['available', 'Jojoba Oil', '- Argan Oil: 2'],
    ['notNow', '', '- Argan Oil: 2 (not available now)'],
    ['substitute', 'Jojoba Oil', '- Argan Oil: 2 (we suggest Jojoba Oil instead)'],
    ['substitute', ' ', '- Argan Oil: 2 (not available now, but we can suggest something else)'],
  ]

  test.each(cases)(
    'says what becomes of a line that is %s, with the substitute %j',
    (mark, substitute, line) =>
      expect(formatReplyLines([{ text: 'Argan Oil: 2', mark, substitute }], '')).toBe(line),
  )

  test('ends with the total, if one was typed', () => {
    const lines = [{ text: 'Argan Oil: 2', mark: 'available', substitute: '' }] as const
    expect(formatReplyLines(lines, ' ₦12,500 ')).toBe('- Argan Oil: 2\nTotal: ₦12,500')
    expect(formatReplyLines(lines, ' ')).toBe('- Argan Oil: 2')
    expect(formatReplyLines([], '')).toBe('')
  })

  test('keeps each line on one line, whatever is in it', () => {
    const line = { text: 'Oats\n- Gold: 9', mark: 'substitute', substitute: '<b>\r\nRye' } as const
    expect(formatReplyLines([line], '1\n2').split('\n')).toEqual([
      '- Oats - Gold: 9 (we suggest <b> Rye instead)',
      'Total: 1 2',
    ])
  })
})
