import { describe, expect, test } from 'vitest'
import {
  createReplyLines,
  formatReplyLines,
  type LineMark,
  listSendersTexts,
  markReplyLines,
  maxReplyLines,
  type ReplyLineMark,
} from '../../../domain/replies/replyLine'
import { createSentItem, findProduct } from '../sent-items/createSentItem'
import { createReplyLine } from './createReplyLine'

const findSoldOut = (id: string) => {
  const product = findProduct(id)
  return product && { ...product, soldOut: true }
}

describe('createReplyLines', () => {
  const createTexts = (change: Parameters<typeof createSentItem>[0]) =>
    createReplyLines(createSentItem(change), findProduct).map(({ text }) => text)

  test('makes a line per product, without a mark until staff make one', () => {
    const items = [
      { productId: '2', halves: 4 },
      { productId: '1', halves: 3 },
      { productId: '2', halves: 1 },
    ]
    expect(createReplyLines(createSentItem({ items }), findProduct)).toEqual([
      createReplyLine({ key: 'product 2', text: '2.5 litres Argan Oil' }),
      createReplyLine({ key: 'product 1', text: '1.5 kg Shea Butter' }),
    ])
  })

  test('starts with "not now" for what is out of stock, until staff mark it', () => {
    const lines = createReplyLines(createSentItem(), findSoldOut)
    expect(lines.map(({ mark }) => mark)).toEqual(['notNow'])
    const available: LineMark = { mark: 'available', substitute: '', productId: '' }
    const marked = markReplyLines(lines, new Map([['product 1', available]]), findSoldOut)
    expect(marked.map(({ mark }) => mark)).toEqual(['available'])
  })

  test("makes a line per line of the sender's own words, below the products", () => {
    const text = 'Moulds, if you sell any\n1.5 kg Shea Butter\nDates: 5'
    expect(createReplyLines(createSentItem({ text }), findProduct)).toEqual([
      createReplyLine({ key: 'product 1', text: '1.5 kg Shea Butter' }),
      createReplyLine({
        key: 'text Moulds, if you sell any',
        text: 'Moulds, if you sell any',
        words: 'Moulds, if you sell any',
      }),
      createReplyLine({ key: 'text Dates: 5', text: 'Dates: 5', words: 'Dates: 5' }),
    ])
  })

  test('gives a line the same key while the catalogue does not load', () => {
    const sentItem = createSentItem({ text: 'Dates: 5\n1.5 kg Shea Butter' })
    const getKeys = (find: typeof findProduct) => createReplyLines(sentItem, find).map(({ key }) => key)
    expect(getKeys(() => undefined)).toEqual(getKeys(findProduct))
  })

  test('makes a line per line of the text of a request without products', () => {
    const text = '  two bags of oats\r\n\n \t\n=SUM(A1)\rand {due}'
    expect(createTexts({ items: [], text })).toEqual(['two bags of oats', '=SUM(A1)', 'and {due}'])
  })

  test('makes no more lines than a reply may have', () =>
    expect(createTexts({ items: [], text: 'oats\n'.repeat(maxReplyLines + 1) })).toHaveLength(maxReplyLines))

  test('makes none for an enquiry', () =>
    expect(createTexts({ kind: 'enquiries', items: [], text: 'Do you deliver?' })).toEqual([]))
})

describe('markReplyLines', () => {
  const lines = [
    createReplyLine(),
    createReplyLine({ key: 'text Oil: 5', text: 'Oil: 5', words: 'Oil: 5' }),
    createReplyLine({ key: 'text Oil: 5', text: 'Oil: 5', words: 'Oil: 5' }),
  ]
  const mark: LineMark = { mark: 'notNow', substitute: '', productId: '' }
  const markLines = (key: string, made: LineMark) =>
    markReplyLines(lines, new Map([[key, made]]), findProduct)

  test('marks the line of a key, and leaves the others unmarked', () =>
    expect(markLines('product 2', mark).map((line) => line.mark)).toEqual(['notNow', null, null]))

  test('marks all lines of the same words alike', () =>
    expect(markLines('text Oil: 5', mark).map((line) => line.mark)).toEqual([null, 'notNow', 'notNow']))

  test('ignores the mark of a line that is not there', () =>
    expect(markLines('product 9', mark)).toEqual(lines))

  test('names a line as the product that it was matched to, and keeps the words of its sender', () =>
    expect(markLines('text Oil: 5', { ...mark, productId: '2' })[1]).toMatchObject({
      key: 'text Oil: 5',
      text: '5 litres Argan Oil',
      words: 'Oil: 5',
    }))

  test('marks a line "not now" that is matched to what is out of stock, unless staff say otherwise', () => {
    const matchWith = (made: LineMark['mark']) =>
      markReplyLines(
        lines,
        new Map([['text Oil: 5', { ...mark, mark: made, productId: '2' }]]),
        findSoldOut,
      )[1]
    expect(matchWith(null)?.mark).toBe('notNow')
    expect(matchWith('substitute')?.mark).toBe('substitute')
  })

  test('leaves the words of a line whose product has been deleted since', () =>
    expect(markLines('text Oil: 5', { ...mark, productId: '84' })[1]?.text).toBe('Oil: 5'))
})

describe('formatReplyLines', () => {
  const cases: [mark: ReplyLineMark | null, substitute: string, line: string][] = [
    ['available', '', '- 2 litres Argan Oil'],
    ['available', 'Jojoba Oil', '- 2 litres Argan Oil'],
    [null, '', '- 2 litres Argan Oil'],
    ['notNow', '', '- 2 litres Argan Oil (not available now)'],
    ['substitute', 'Jojoba Oil', '- 2 litres Argan Oil (we suggest Jojoba Oil instead)'],
    ['substitute', ' ', '- 2 litres Argan Oil (not available now, but we can suggest something else)'],
    ['leftOut', '', ''],
  ]

  test.each(cases)(
    'says what becomes of a line that is %s, with the substitute %j',
    (mark, substitute, line) =>
      expect(formatReplyLines([createReplyLine({ mark, substitute })], null)).toBe(line),
  )

  test('ends with the total in naira, if there is one', () => {
    const lines = [createReplyLine({ mark: 'available' })]
    expect(formatReplyLines(lines, 4_500_000)).toBe('- 2 litres Argan Oil\nTotal: ₦45,000')
    expect(formatReplyLines(lines, null)).toBe('- 2 litres Argan Oil')
    expect(formatReplyLines([], null)).toBe('')
  })

  test('keeps each line on one line, whatever is in it', () => {
    const line = createReplyLine({
      text: 'Oats\n- Gold: 9',
      mark: 'substitute',
      substitute: '<b>\r\nRye',
    })
    expect(formatReplyLines([line], null)).toBe('- Oats - Gold: 9 (we suggest <b> Rye instead)')
  })
})

describe('listSendersTexts', () => {
  test('lists the name and the lines as a reply writes them, but nothing that staff offer', () => {
    const lines = [
      createReplyLine({ text: 'oats\t{ground}', mark: 'substitute', substitute: '{which one}' }),
      createReplyLine({ text: 'Moon {Dust}: 2' }),
    ]
    expect(listSendersTexts(createSentItem(), lines)).toEqual([
      'Ada Obi',
      '- oats {ground}',
      '- Moon {Dust}: 2',
    ])
  })
})
