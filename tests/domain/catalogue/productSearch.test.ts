import { describe, expect, test } from 'vitest'
import {
  getCategories,
  parseCategory,
  parseFilterQuery,
  formatFilterQuery,
  filterProducts,
  sanitizeSearchText,
} from '../../../web/domain/catalogue/productSearch'

const shea = { name: 'Shea Butter', category: 'Butter' } as const
const coconut = { name: 'Coconut Oil', category: 'Oil' } as const
const cocoa = { name: 'Cocoa Butter', category: 'Butter' } as const
const powder = { name: 'Cocoa Powder', category: 'Powder' } as const
const products = [shea, coconut, cocoa, powder]

describe('getCategories', () => {
  test('returns each category once, in catalogue order', () => {
    expect(getCategories(products)).toEqual(['Butter', 'Oil', 'Powder'])
  })

  test('returns nothing for an empty catalogue', () => {
    expect(getCategories([])).toEqual([])
  })
})

describe('parseCategory', () => {
  test.each([
    ['Oil', 'Oil'],
    ['oil', 'All'],
    ['Rockets', 'All'],
    ['', 'All'],
    [null, 'All'],
  ])('parses %s as %s', (text, category) => {
    expect(parseCategory(text)).toBe(category)
  })
})

describe('filterProducts', () => {
  test.each([
    ['returns all products without a filter', 'All', '', products],
    ['filters by category', 'Butter', '', [shea, cocoa]],
    ['matches a part of the name, ignoring case', 'All', 'COCO', [coconut, cocoa, powder]],
    ['filters by category and name together', 'Butter', 'coco', [cocoa]],
    ['ignores spaces around the search text', 'All', '  shea ', [shea]],
    ['matches spaces within the search text', 'All', 'cocoa p', [powder]],
    ['treats regular expression characters as text', 'All', '.*', []],
  ] as const)('%s', (_, category, search, expected) => {
    expect(filterProducts(products, { category, search })).toEqual(expected)
  })
})

describe('the filter in the URL', () => {
  test.each([
    [{ category: 'Oil', search: 'coco' }, '?category=Oil&q=coco'],
    [{ category: 'All', search: 'a b&c' }, '?q=a+b%26c'],
    [{ category: 'Soap', search: '' }, '?category=Soap'],
    [{ category: 'All', search: '' }, ''],
  ] as const)('formats %o as %s and parses it back', (filter, query) => {
    expect(formatFilterQuery(filter)).toBe(query)
    expect(parseFilterQuery(new URLSearchParams(query))).toEqual(filter)
  })

  test('parses an unknown category as all categories', () => {
    expect(parseFilterQuery(new URLSearchParams('?category=Rockets&q=x'))).toEqual({
      category: 'All',
      search: 'x',
    })
  })
})

describe('a search text in the URL', () => {
  test.each([
    ['coco', 'coco'],
    ['òrí 🌿', 'òrí 🌿'],
    ['co\u0000c\no\u007f', 'coco'],
    ['x'.repeat(5000), 'x'.repeat(120)],
    [`${'x'.repeat(119)}🌿`, 'x'.repeat(119)],
    ['a\ud83c', 'a'],
  ])('sanitizes %j to %j', (text, search) => {
    expect(sanitizeSearchText(text)).toBe(search)
    expect(parseFilterQuery(new URLSearchParams({ q: text })).search.length).toBeLessThanOrEqual(120)
  })
})
