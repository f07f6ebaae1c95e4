import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameIndex, suggestionsFor } from '../../web/domain/suggestions'

const shelf = [
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
const index = nameIndex(shelf, otherNames)

/** What is offered, as 'Shea Butter (Òrí)' or 'Shea Butter'. */
function offered(search: string, category: 'All' | 'Butter' | 'Oil' = 'All', from = index): string[] {
  return suggestionsFor(from, { category, search }).map(({ product, alsoKnownAs }) =>
    alsoKnownAs === undefined ? product.name : `${product.name} (${alsoKnownAs})`,
  )
}

describe('9. Search forgives: other names', () => {
  test.each([
    ['okwuma', ['Shea Butter (Okwuma)']],
    ['ori', ['Shea Butter (Òrí)']],
    ['ÒRÍ', ['Shea Butter (Òrí)']],
    ['paradoxa', ['Shea Butter (Vitellaria paradoxa)']],
    ['okw', ['Shea Butter (Okwuma)']],
    ['dogoyaro', ['Neem Leaf (Dogonyaro)']],
    ['okwuma butter', ['Shea Butter (Okwuma)']],
  ])('%s offers %j', (search, products) => {
    expect(offered(search)).toEqual(products)
  })

  test.each(['bea', 'hello', 'kwuma'])('%s is only alike by chance', (search) => {
    expect(offered(search)).toEqual([])
  })

  test('without the other names, near spellings of names are offered all the same', () => {
    const namesAlone = nameIndex(shelf)
    expect(offered('okwuma', 'All', namesAlone)).toEqual([])
    expect(offered('coconat', 'All', namesAlone)).toEqual(['Coconut Oil'])
  })
})

describe('9. Search forgives: near spellings', () => {
  test.each([
    ['shae', ['Shea Butter']],
    ['shae buter', ['Shea Butter']],
    ['butter shea', ['Shea Butter']],
    ['lemon grass', ['Lemongrass']],
    ['blackseed', ['Black Seed']],
    ['cóconut', ['Coconut Oil']],
  ])('%s offers %j', (search, products) => {
    expect(offered(search)).toEqual(products)
  })

  test('a word that only names a category does not hide what the other words name', () => {
    expect(offered('coconut butter')).toEqual(['Coconut Oil'])
    expect(offered('neem powder')).toEqual(['Neem Leaf', 'Neem Oil'])
  })

  test('the nearest come first, and what fits to the letter comes alone', () => {
    expect(offered('cacoa powder')).toEqual(['Cocoa Powder', 'Cocoa Butter'])
    expect(offered('powder cocoa')).toEqual(['Cocoa Powder'])
  })

  test.each(['zzzz', 'rocket', 'rocket oil', 'q', '', '   ', '.*', '🌿', 'z'.repeat(5000)])(
    '%s offers nothing',
    (search) => {
      expect(offered(search)).toEqual([])
    },
  )

  test('at most 12 are offered, whatever the catalogue', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => ({
      id: String(number),
      name: `Turmeric ${number.toString(36)}`,
      category: 'Powder' as const,
    }))
    expect(suggestionsFor(nameIndex(many), { category: 'All', search: 'tumeric' })).toHaveLength(12)
  })
})

describe('9. Search forgives: the chosen category', () => {
  test.each<[string, 'Butter' | 'Oil', string[], string]>([
    ['shae', 'Butter', ['Shea Butter'], 'its own products'],
    ['neem', 'Butter', ['Neem Leaf', 'Neem Oil'], 'those of others where it has none'],
    ['cocoa powder', 'Butter', ['Cocoa Powder'], 'those of others where these fit better'],
    ['neem leaf', 'Oil', ['Neem Leaf'], 'never both'],
  ])('%s in %s offers %j: %s', (search, category, products) => {
    expect(offered(search, category)).toEqual(products)
  })
})

test('whatever is typed, each product is offered once at most, and every product is found by its own name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (search) => {
      const ids = suggestionsFor(index, { category: 'All', search }).map(({ product }) => product.id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
  for (const { name } of shelf) expect(offered(name)).toContain(name)
})
