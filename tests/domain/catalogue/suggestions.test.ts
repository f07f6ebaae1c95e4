import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNameIndex, findSuggestions } from '../../../web/domain/catalogue/suggestions'

const products = [
  { id: '1', name: 'Shea Butter', category: 'Butter' },
  { id: '2', name: 'Coconut Oil', category: 'Oil' },
  { id: '9', name: 'Cocoa Butter', category: 'Butter' },
  { id: '28', name: 'Cocoa Powder', category: 'Powder' },
  { id: '25', name: 'Lemongrass', category: 'Herbs' },
  { id: '33', name: 'Neem Leaf', category: 'Herbs' },
  { id: '70', name: 'Neem Oil', category: 'Oil' },
  { id: '77', name: 'Black Seed', category: 'Seed' },
] as const
const otherNames = new Map([
  ['1', ['Vitellaria paradoxa', 'Òrí', 'Okwuma']],
  ['28', ['Theobroma cacao']],
  ['33', ['Azadirachta indica', 'Dogonyaro']],
  ['77', ['Nigella sativa', 'Ben']],
])
const index = createNameIndex(products, otherNames)

/** The suggested names, such as 'Shea Butter (Òrí)' or 'Shea Butter'. */
function suggestNames(
  search: string,
  category: 'All' | 'Butter' | 'Oil' = 'All',
  nameIndex = index,
): string[] {
  return findSuggestions(nameIndex, { category, search }).map(({ product, alsoKnownAs }) =>
    alsoKnownAs === undefined ? product.name : `${product.name} (${alsoKnownAs})`,
  )
}

describe('9. Suggestions: alternative names', () => {
  test.each([
    ['okwuma', ['Shea Butter (Okwuma)']],
    ['ori', ['Shea Butter (Òrí)']],
    ['ÒRÍ', ['Shea Butter (Òrí)']],
    ['paradoxa', ['Shea Butter (Vitellaria paradoxa)']],
    ['okw', ['Shea Butter (Okwuma)']],
    ['dogoyaro', ['Neem Leaf (Dogonyaro)']],
    ['okwuma butter', ['Shea Butter (Okwuma)']],
  ])('suggests for %s: %j', (search, expected) => {
    expect(suggestNames(search)).toEqual(expected)
  })

  test.each(['bea', 'hello', 'kwuma'])('does not suggest a chance similarity: %s', (search) => {
    expect(suggestNames(search)).toEqual([])
  })

  test('suggests similar product names without the alternative names', () => {
    const indexWithoutOtherNames = createNameIndex(products)
    expect(suggestNames('okwuma', 'All', indexWithoutOtherNames)).toEqual([])
    expect(suggestNames('coconat', 'All', indexWithoutOtherNames)).toEqual(['Coconut Oil'])
  })
})

describe('9. Suggestions: similar spellings', () => {
  test.each([
    ['shae', ['Shea Butter']],
    ['shae buter', ['Shea Butter']],
    ['butter shea', ['Shea Butter']],
    ['lemon grass', ['Lemongrass']],
    ['blackseed', ['Black Seed']],
    ['cóconut', ['Coconut Oil']],
  ])('suggests for %s: %j', (search, expected) => {
    expect(suggestNames(search)).toEqual(expected)
  })

  test('ignores a word that is only a category name', () => {
    expect(suggestNames('coconut butter')).toEqual(['Coconut Oil'])
    expect(suggestNames('neem powder')).toEqual(['Neem Leaf', 'Neem Oil'])
  })

  test('suggests the nearest names first, and only exact matches when there are any', () => {
    expect(suggestNames('cacoa powder')).toEqual(['Cocoa Powder', 'Cocoa Butter'])
    expect(suggestNames('powder cocoa')).toEqual(['Cocoa Powder'])
  })

  test.each(['zzzz', 'rocket', 'rocket oil', 'q', '', '   ', '.*', '🌿', 'z'.repeat(5000)])(
    'suggests nothing for %s',
    (search) => {
      expect(suggestNames(search)).toEqual([])
    },
  )

  test('suggests 12 products at most', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => ({
      id: String(number),
      name: `Turmeric ${number.toString(36)}`,
      category: 'Powder' as const,
    }))
    expect(findSuggestions(createNameIndex(many), { category: 'All', search: 'tumeric' })).toHaveLength(12)
  })
})

describe('9. Suggestions: the chosen category', () => {
  test.each<[string, 'Butter' | 'Oil', string[], string]>([
    ['shae', 'Butter', ['Shea Butter'], 'products of the category'],
    ['neem', 'Butter', ['Neem Leaf', 'Neem Oil'], 'products of other categories when it has none'],
    ['cocoa powder', 'Butter', ['Cocoa Powder'], 'products of other categories when they are nearer'],
    ['neem leaf', 'Oil', ['Neem Leaf'], 'never of both'],
  ])('suggests for %s in %s: %j, %s', (search, category, expected) => {
    expect(suggestNames(search, category)).toEqual(expected)
  })
})

test('suggests each product once at most, and finds every product by its own name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (search) => {
      const ids = findSuggestions(index, { category: 'All', search }).map(({ product }) => product.id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
  for (const { name } of products) expect(suggestNames(name)).toContain(name)
})
