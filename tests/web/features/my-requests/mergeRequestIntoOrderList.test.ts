import { describe, expect, test } from 'vitest'
import { parseSerializedOrderItems } from '../../../../domain/order-list/orderItems'
import { mergeRequestIntoOrderList } from '../../../../web/features/my-requests/mergeRequestIntoOrderList'

const names = new Map([
  ['1', 'Shea Butter'],
  ['2', 'Coconut Oil'],
])

function findProduct(id: string) {
  const name = names.get(id)
  return name === undefined ? undefined : { id, name, category: 'Oil' as const, imageURL: '' }
}

const createList = (counts: Record<string, number>) =>
  Object.entries(counts).map(([id, count]) => ({
    id,
    name: names.get(id) ?? '',
    category: 'Oil' as const,
    imageURL: '',
    count,
  }))

function mergeRequest(items: string[], text = '', counts: Record<string, number> = {}) {
  const result = mergeRequestIntoOrderList(
    { items: parseSerializedOrderItems(items), text },
    createList(counts),
    findProduct,
  )
  return { ...result, items: result.items.map(({ name, count }) => `${name}: ${count}`) }
}

describe('mergeRequestIntoOrderList', () => {
  test('keeps the larger count of a product that is listed already', () => {
    const { items, message } = mergeRequest(['1:3', '2:2'], '', { '1': 4, '2': 0.5 })
    expect(items).toEqual(['Shea Butter: 4', 'Coconut Oil: 1'])
    expect(message).toBe('Coconut Oil raised to 1, 1 already on your list')
  })

  test('names a product that is no longer in the catalogue by its name in the request', () => {
    expect(mergeRequest(['1:3', '99:4'], '1.5 kg Shea Butter\n2 kg Moon Dust').message).toBe(
      '1 product added. No longer in our catalogue, so left out: Moon Dust.',
    )
  })

  test('names a missing product in a list that the sender typed', () => {
    const text = 'For Friday, please\nmoon dust x 2\nShea Butter: 1,5\nStar Dust: 2\nSun Dust: 1'
    expect(mergeRequest(['99:4', '1:3', '98:4', '97:2'], text).message).toContain(
      'left out: moon dust, Star Dust, Sun Dust.',
    )
  })

  test.each(['I changed my list', 'Shea Butter: 1.5\nMoon Dust: 3', 'Moon Dust: 2\nSee you at: 2'])(
    'names a missing product by its id if the text does not tell which line was it: %s',
    (text) => expect(mergeRequest(['1:3', '99:4'], text).message).toContain('left out: product 99.'),
  )

  test('changes nothing if every product is gone', () => {
    expect(mergeRequest(['98:1', '99:4'], '', { '1': 1 })).toEqual({
      items: ['Shea Butter: 1'],
      message: "No longer in our catalogue: product 98, product 99. Your order list hasn't changed.",
      hasKnownProducts: false,
    })
  })

  test('adds up a product that is listed twice', () =>
    expect(mergeRequest(['1:1', '1:2']).items).toEqual(['Shea Butter: 1.5']))
})
