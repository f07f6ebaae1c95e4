import { describe, expect, test } from 'vitest'
import {
  getCategories,
  parseFilterQuery,
  formatFilterQuery,
  filterProducts,
  sanitizeSearchText,
} from '../../../domain/catalogue/productSearch'
import type { ProductSummary } from '../../../domain/catalogue/product'

type ListedProduct = Pick<ProductSummary, 'name' | 'category' | 'grades'>

const shea: ListedProduct = { name: 'Shea Butter', category: 'Butter', grades: ['skin', 'food'] }
const coconut: ListedProduct = { name: 'Coconut Oil', category: 'Oil', grades: ['skin', 'food'] }
const cocoa: ListedProduct = { name: 'Cocoa Butter', category: 'Butter', grades: ['skin'] }
const powder: ListedProduct = { name: 'Cocoa Powder', category: 'Powder', grades: ['food'] }
const products = [coconut, shea, cocoa, powder]

describe('getCategories', () => {
  test('returns each category once, in the order of the nine categories', () =>
    expect(getCategories(products)).toEqual(['Butter', 'Powder', 'Oil']))

  test('returns nothing for an empty catalogue', () => expect(getCategories([])).toEqual([]))
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
  ] as const)('%s', (_, category, search, expected) =>
    expect(filterProducts(products, { category, grade: 'All', search })).toEqual(expected),
  )

  test.each([
    ['skin', [coconut, shea, cocoa]],
    ['food', [coconut, shea, powder]],
  ] as const)('filters by the grade %s', (grade, expected) =>
    expect(filterProducts(products, { category: 'All', grade, search: '' })).toEqual(expected),
  )
})

describe('the filter in the URL', () => {
  test.each([
    [{ category: 'Oil', grade: 'All', search: 'coco' }, '?category=Oil&q=coco'],
    [{ category: 'All', grade: 'All', search: 'a b&c' }, '?q=a+b%26c'],
    [{ category: 'Soap', grade: 'All', search: '' }, '?category=Soap'],
    [{ category: 'Oil', grade: 'food', search: 'coco' }, '?category=Oil&grade=food&q=coco'],
    [{ category: 'All', grade: 'skin', search: '' }, '?grade=skin'],
    [{ category: 'All', grade: 'All', search: 'oil', order: 'name' }, '?q=oil&sort=name'],
    [{ category: 'All', grade: 'All', search: '' }, ''],
  ] as const)('formats %o as %s and parses it back', (filter, query) => {
    expect(formatFilterQuery(filter)).toBe(query)
    expect(parseFilterQuery(new URLSearchParams(query))).toEqual(filter)
  })

  test('is read in any case, and with the dot after a link', () =>
    expect(parseFilterQuery(new URLSearchParams('?category=oil.&grade=Food'))).toMatchObject({
      category: 'Oil',
      grade: 'food',
    }))

  test('parses an unknown category and grade as all of them', () =>
    expect(parseFilterQuery(new URLSearchParams('?category=Rockets&grade=fuel&q=x'))).toEqual({
      category: 'All',
      grade: 'All',
      search: 'x',
    }))
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
