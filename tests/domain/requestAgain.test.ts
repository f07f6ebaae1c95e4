import { describe, expect, test } from 'vitest'
import { readEntries } from '../../web/domain/items'
import { takenAgain } from '../../web/domain/requestAgain'

const names = new Map([
  ['1', 'Shea Butter'],
  ['2', 'Coconut Oil'],
])

function productOf(id: string) {
  const name = names.get(id)
  return name === undefined ? undefined : { id, name, category: 'Oil' as const, imageURL: '' }
}

const listOf = (counts: Record<string, number>) =>
  Object.entries(counts).map(([id, count]) => ({
    id,
    name: names.get(id) ?? '',
    category: 'Oil' as const,
    imageURL: '',
    count,
  }))

function again(items: string[], text = '', own: Record<string, number> = {}) {
  const taken = takenAgain({ items: readEntries(items), text }, listOf(own), productOf)
  return { ...taken, items: taken.items.map(({ name, count }) => `${name}: ${count}`) }
}

describe('a former request, asked for again', () => {
  test('stands on the list, and what it did is said', () => {
    expect(again(['1:3', '2:2'])).toEqual({
      items: ['Shea Butter: 1.5', 'Coconut Oil: 1'],
      message: '2 products added',
      isAnyKnown: true,
    })
  })

  test('keeps the larger count of a product that is listed already: asking twice doubles nothing', () => {
    const { items, message } = again(['1:3', '2:2'], '', { '1': 4, '2': 0.5 })
    expect(items).toEqual(['Shea Butter: 4', 'Coconut Oil: 1'])
    expect(message).toBe('1 raised to the shared quantity, 1 already on your list')
  })

  test('names what is no longer in the catalogue, as it was called then', () => {
    expect(again(['1:3', '99:4'], 'Shea Butter: 1.5\nMoon Dust: 2').message).toBe(
      '1 product added. No longer in our catalogue, so left out: Moon Dust.',
    )
  })

  test.each(['I changed my list', 'Shea Butter: 1\nMoon Dust: 2', 'Shea Butter: 1.5'])(
    'names it by its number where the text is no longer as the order list made it: %s',
    (text) => {
      expect(again(['1:3', '99:4'], text).message).toContain('left out: product 99.')
    },
  )

  test('of which nothing is left changes nothing', () => {
    expect(again(['98:1', '99:4'], '', { '1': 1 })).toEqual({
      items: ['Shea Butter: 1'],
      message: 'No longer in our catalogue: product 98, product 99. Your order list stays as it is.',
      isAnyKnown: false,
    })
  })

  test('adds up a product that stands in it twice', () => {
    expect(again(['1:1', '1:2']).items).toEqual(['Shea Butter: 1.5'])
  })
})
