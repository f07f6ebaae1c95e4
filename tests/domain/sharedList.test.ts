import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CartItem, type OrderProduct, totalOf } from '../../web/domain/orderList'
import { mergeMessage } from '../../web/domain/editingMessages'
import { merged, readShared, recognised, sharedText } from '../../web/domain/sharedList'

const productOf = (id: string): OrderProduct => ({
  id,
  name: `Product ${id}`,
  category: 'Oil',
  imageURL: `/${id}.webp`,
})
const listed = (id: string, count: number): CartItem => ({ ...productOf(id), count })
const counts = (items: readonly CartItem[]) => items.map(({ id, count }) => `${id}: ${count}`)

const list = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1998 })), {
    selector: ([id]) => id,
    maxLength: 30,
  })
  .map((entries) => entries.map(([id, halves]) => listed(String(id), halves / 2)))

describe('a list as a link', () => {
  test('names products and halves', () => {
    expect(sharedText([listed('84', 1.5), listed('1', 0.5)])).toBe('84:3,1:1')
  })

  test('reads back as it was written', () => {
    fc.assert(
      fc.property(list, (items) => {
        const { items: read, unreadable, excess } = readShared(sharedText(items))
        expect(recognised(read, productOf)).toEqual({ known: items, unknown: [] })
        expect([unreadable, excess]).toEqual([0, 0])
      }),
    )
  })

  test.each([
    ['nothing', '', [], 0],
    ['commas alone', ',,,', [], 0],
    ['what is no entry', 'x,84,84:0,84:1999,-1:2,1:1', ['1:1'], 5],
    ['spaces that a chat put in', ' 84:3, 1:1 ', ['84:3', '1:1'], 0],
    ['a product twice: the larger count', '84:3,84:5,84:1', ['84:5'], 0],
  ])('reads %s', (_, text, entries, unreadable) => {
    const read = readShared(text)
    expect(read.items.map(({ productId, halves }) => `${productId}:${halves}`)).toEqual(entries)
    expect(read.unreadable).toBe(unreadable)
  })

  test('holds 200 products at most and counts the rest', () => {
    const text = Array.from({ length: 230 }, (_, index) => `${index + 1}:1`).join(',')
    const { items, excess } = readShared(text)
    expect([items.length, excess]).toEqual([200, 30])
  })

  test('any text whatever is read without breaking', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(readShared(text).items.length).toBeLessThanOrEqual(200)
      }),
    )
  })

  test('products that no longer exist are kept apart, by number', () => {
    const { known, unknown } = recognised(readShared('84:3,999:2').items, (id) =>
      id === '999' ? undefined : productOf(id),
    )
    expect(counts(known)).toEqual(['84: 1.5'])
    expect(unknown).toEqual([{ productId: '999', halves: 2 }])
  })
})

describe('two lists put together', () => {
  test('hold of each product the larger count, the own ones first', () => {
    const result = merged(
      [listed('1', 2), listed('2', 1)],
      [listed('3', 4), listed('2', 3), listed('1', 0.5)],
    )
    expect(counts(result.items)).toEqual(['1: 2', '2: 3', '3: 4'])
    expect(mergeMessage(result)).toBe(
      '1 product added, 1 raised to the shared quantity, 1 already on your list',
    )
  })

  test('doing it twice changes nothing more', () => {
    fc.assert(
      fc.property(list, list, (own, shared) => {
        const once = merged(own, shared)
        const twice = merged(once.items, shared)
        expect(twice).toEqual({ items: once.items, added: 0, raised: 0, kept: shared.length })
      }),
    )
  })

  test('lose nothing of either and invent nothing', () => {
    fc.assert(
      fc.property(list, list, (own, shared) => {
        const { items } = merged(own, shared)
        const larger = new Map<string, number>()
        for (const { id, count } of [...own, ...shared]) larger.set(id, Math.max(count, larger.get(id) ?? 0))
        expect(new Map(items.map(({ id, count }) => [id, count]))).toEqual(larger)
        expect(totalOf(items)).toBe([...larger.values()].reduce((sum, count) => sum + count, 0))
      }),
    )
  })
})
