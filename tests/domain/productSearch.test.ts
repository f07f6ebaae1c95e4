import { describe, expect, test } from 'vitest'
import {
  categoriesOf,
  categoryNamed,
  filterFromQuery,
  filterToQuery,
  matchingProducts,
  searchFrom,
} from '../../web/domain/productSearch'

const shea = { name: 'Shea Butter', category: 'Butter' } as const
const coconut = { name: 'Coconut Oil', category: 'Oil' } as const
const cocoa = { name: 'Cocoa Butter', category: 'Butter' } as const
const powder = { name: 'Cocoa Powder', category: 'Powder' } as const
const shelf = [shea, coconut, cocoa, powder]

describe('categoriesOf', () => {
  test('names each category once, in catalogue order', () => {
    expect(categoriesOf(shelf)).toEqual(['Butter', 'Oil', 'Powder'])
  })

  test('an empty catalogue has none', () => {
    expect(categoriesOf([])).toEqual([])
  })
})

describe('categoryNamed', () => {
  test.each([
    ['Oil', 'Oil'],
    ['oil', 'All'],
    ['Rockets', 'All'],
    ['', 'All'],
    [null, 'All'],
  ])('%s means %s', (text, category) => {
    expect(categoryNamed(text)).toBe(category)
  })
})

describe('matchingProducts', () => {
  test.each([
    ['everything', 'All', '', shelf],
    ['one category', 'Butter', '', [shea, cocoa]],
    ['a part of the name, whatever its capitals', 'All', 'COCO', [coconut, cocoa, powder]],
    ['category and name together', 'Butter', 'coco', [cocoa]],
    ['spaces around the search text count for nothing', 'All', '  shea ', [shea]],
    ['spaces within it do', 'All', 'cocoa p', [powder]],
    ['signs that mean something to a pattern mean themselves', 'All', '.*', []],
  ] as const)('%s', (_, category, search, found) => {
    expect(matchingProducts(shelf, { category, search })).toEqual(found)
  })
})

describe('the filter lives in the address', () => {
  test.each([
    [{ category: 'Oil', search: 'coco' }, '?category=Oil&q=coco'],
    [{ category: 'All', search: 'a b&c' }, '?q=a+b%26c'],
    [{ category: 'Soap', search: '' }, '?category=Soap'],
    [{ category: 'All', search: '' }, ''],
  ] as const)('%o is %s, there and back', (filter, query) => {
    expect(filterToQuery(filter)).toBe(query)
    expect(filterFromQuery(new URLSearchParams(query))).toEqual(filter)
  })

  test('an address that names no category we know asks for all', () => {
    expect(filterFromQuery(new URLSearchParams('?category=Rockets&q=x'))).toEqual({
      category: 'All',
      search: 'x',
    })
  })
})

describe('a search from outside', () => {
  test.each([
    ['coco', 'coco'],
    ['òrí 🌿', 'òrí 🌿'],
    ['co\u0000c\no\u007f', 'coco'],
    ['x'.repeat(5000), 'x'.repeat(120)],
    [`${'x'.repeat(119)}🌿`, 'x'.repeat(119)],
    ['a\ud83c', 'a'],
  ])('%j is read as %j', (text, search) => {
    expect(searchFrom(text)).toBe(search)
    expect(filterFromQuery(new URLSearchParams({ q: text })).search.length).toBeLessThanOrEqual(120)
  })
})
