import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CartItem, type OrderListProduct, toOrderItems } from '../../../domain/order-list/orderList'
import { orderListChangesMessages } from '../../../domain/messages/orderListPage'
import { mergeSharedList, partitionKnownItems } from '../../../domain/order-list/mergeSharedList'
import { formatSharedList, parseSharedList } from '../../../domain/order-list/sharedList'

const createProduct = (id: string): OrderListProduct => ({
  id,
  name: `Product ${id}`,
  category: 'Oil',
  imageURL: `/${id}.webp`,
})
const createItem = (id: string, count: number): CartItem => ({ ...createProduct(id), count })
const formatCounts = (items: readonly CartItem[]) => items.map(({ id, count }) => `${id}: ${count}`)

const list = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1998 })), {
    selector: ([id]) => id,
    maxLength: 30,
  })
  .map((entries) => entries.map(([id, halves]) => createItem(String(id), halves / 2)))

describe('a list in a link', () => {
  test('formats product ids and halves', () =>
    expect(formatSharedList(toOrderItems([createItem('84', 1.5), createItem('1', 0.5)]))).toBe('84:3,1:1'))

  test('parses a formatted list back', () =>
    fc.assert(
      fc.property(list, (items) => {
        const {
          items: parsedItems,
          unreadable,
          excess,
        } = parseSharedList(formatSharedList(toOrderItems(items)))
        expect(partitionKnownItems(parsedItems, createProduct)).toEqual({ known: items, unknown: [] })
        expect([unreadable, excess]).toEqual([0, 0])
      }),
    ))

  test.each([
    ['an empty text', '', [], 0],
    ['only commas', ',,,', [], 0],
    ['malformed entries', 'x,84,84:0,84:1999,-1:2,1:1', ['1:1'], 5],
    ['spaces that a chat app inserted', ' 84:3, 1:1 ', ['84:3', '1:1'], 0],
    ['the end of a sentence that became a part of the link', '84:3,1:1).', ['84:3', '1:1'], 0],
    ['the larger count of a duplicate product', '84:3,84:5,84:1', ['84:5'], 0],
  ])('parses %s', (_, text, entries, unreadable) => {
    const parsed = parseSharedList(text)
    expect(parsed.items.map(({ productId, halves }) => `${productId}:${halves}`)).toEqual(entries)
    expect(parsed.unreadable).toBe(unreadable)
  })

  test('parses 200 products at most and counts the rest', () => {
    const text = Array.from({ length: 230 }, (_, index) => `${index + 1}:1`).join(',')
    const { items, excess } = parseSharedList(text)
    expect([items.length, excess]).toEqual([200, 30])
  })

  test('parses any text without an error', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(parseSharedList(text).items.length).toBeLessThanOrEqual(200)
      }),
    ))

  test('separates the products that are not in the catalogue', () => {
    const { known, unknown } = partitionKnownItems(parseSharedList('84:3,999:2').items, (id) =>
      id === '999' ? undefined : createProduct(id),
    )
    expect(formatCounts(known)).toEqual(['84: 1.5'])
    expect(unknown).toEqual([{ productId: '999', halves: 2 }])
  })
})

describe('mergeSharedList', () => {
  test('keeps the larger count of each product, own products first', () => {
    const result = mergeSharedList(
      [createItem('1', 2), createItem('2', 1)],
      [createItem('3', 4), createItem('2', 3), createItem('1', 0.5)],
    )
    expect(formatCounts(result.items)).toEqual(['1: 2', '2: 3', '3: 4'])
    expect(orderListChangesMessages.formatSharedListMergeMessage(result)).toBe(
      '1 product added, Product 2 raised to 3, 1 already on your list',
    )
  })

  test('changes nothing when merged twice', () =>
    fc.assert(
      fc.property(list, list, (own, shared) => {
        const once = mergeSharedList(own, shared)
        const twice = mergeSharedList(once.items, shared)
        expect(twice).toEqual({ items: once.items, added: 0, raised: [], unchanged: shared.length })
      }),
    ))

  test('contains exactly the products of both lists', () =>
    fc.assert(
      fc.property(list, list, (own, shared) => {
        const { items } = mergeSharedList(own, shared)
        const larger = new Map<string, number>()
        for (const { id, count } of [...own, ...shared]) larger.set(id, Math.max(count, larger.get(id) ?? 0))
        expect(new Map(items.map(({ id, count }) => [id, count]))).toEqual(larger)
        expect(items).toHaveLength(larger.size)
      }),
    ))
})
