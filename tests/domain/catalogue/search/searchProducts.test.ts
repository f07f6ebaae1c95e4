import fc from 'fast-check'
import { randomText } from '../../../randomText'
import { describe, expect, test } from 'vitest'
import type { ProductFilter } from '../../../../domain/catalogue/productSearch'
import { findSuggestions } from '../../../../domain/catalogue/search/findSuggestions'
import { createTestIndex, productNames, search } from './searchFixture'

const findMatches = (...input: Parameters<typeof search>) => search(...input).matches
const suggest = (...input: Parameters<typeof search>) => search(...input).suggestions

describe('9. Search: products known by the searched word', () => {
  test.each([
    ['ori', ['Òrí: Shea Butter', 'Moringa Leaf Powder']],
    ['ÒRÍ', ['Òrí: Shea Butter', 'Moringa Leaf Powder']],
    ['ose', ['Ọṣẹ dúdú: Black Soap', 'Rose Petals']],
    ['zobo', ['Zobo: Hibiscus Petals']],
    ['pko', ['Palm Kernel Oil']],
    ['blackseed', ['Black Seed']],
    ['paradoxa', ['Vitellaria paradoxa: Shea Butter']],
  ])('%s finds %j: before names that only contain it', (text, expected) =>
    expect(findMatches(text)).toEqual(expected),
  )

  test('a name with a word that begins with the search needs no longer other names', () => {
    expect(findMatches('cocoa')).toEqual(['Cocoa Butter', 'Cocoa Powder'])
    expect(findMatches('ro')).toEqual(['Rose Petals'])
  })

  test('they are of the chosen category and grade', () => {
    expect(findMatches('ori', { category: 'Powder' })).toEqual(['Moringa Leaf Powder'])
    expect(findMatches('zobo', { grade: 'food' })).toEqual(['Zobo: Hibiscus Petals'])
    expect(findMatches('zobo', { grade: 'skin' })).toEqual([])
  })

  test('while there are matches, nothing is suggested', () => expect(suggest('ori')).toEqual([]))
})

describe('9. Suggestions: other names', () => {
  test.each([
    ['okw', ['Okwuma: Shea Butter']],
    ['dogoyaro', ['Dogonyaro: Neem Leaf']],
    ['okwuma butter', ['Okwuma: Shea Butter']],
    ['lali', ['Laali: Henna Powder']],
    ['dudu osun', ['Ọṣẹ dúdú: Black Soap', 'Osùn: Camwood Powder']],
    ['zobo drink', ['Zobo: Hibiscus Petals']],
    ['miyan zobo', ['Zobo: Hibiscus Petals']],
  ])('%s suggests %j', (text, expected) => expect(suggest(text)).toEqual(expected))

  test.each(['bea', 'hello', 'kwuma'])('%s, a chance similarity, suggests nothing', (text) =>
    expect(suggest(text)).toEqual([]),
  )

  test('without other names, similar product names are suggested', () => {
    expect(suggest('okwuma', {}, { withTerms: false })).toEqual([])
    expect(suggest('coconat', {}, { withTerms: false })).toEqual(['Coconut Oil'])
  })
})

describe('9. Suggestions: similar spellings', () => {
  test.each([
    ['shae', ['Shea Butter']],
    ['shae buter', ['Shea Butter']],
    ['butter shea', ['Shea Butter']],
    ['lemon grass', ['Lemongrass']],
    ['neempowder', ['Neem Leaf', 'Neem Oil']],
    ['cóconut', ['Coconut Oil']],
    ['neem leaves', ['Neem Leaf']],
    ['abeg how much is original shea butter 2kg', ['Shea Butter']],
    ['vco', ['Coconut Oil']],
  ])('%s suggests %j', (text, expected) => {
    const { matches, suggestions } = search(text)
    expect([...matches, ...suggestions]).toEqual(expected)
  })

  test('a word that is only a category name is ignored', () => {
    expect(suggest('coconut butter')).toEqual(['Coconut Oil'])
    expect(suggest('camwood flower')).toEqual(['Camwood Powder'])
  })

  test('the nearest names come first, and only they do', () => {
    expect(suggest('cacoa powder')).toEqual(['Cocoa Powder'])
    expect(suggest('powder cocoa')).toEqual(['Cocoa Powder'])
  })

  test.each(['zzzz', 'rocket', 'rocket oil', 'q', '   ', '.*', '🌿', 'z'.repeat(5000)])(
    '%s suggests nothing',
    (text) => expect(suggest(text)).toEqual([]),
  )

  test('12 products at most are suggested', async () => {
    const many = Array.from({ length: 10_000 }, (_, number) => ({
      id: String(number),
      name: `Turmeric ${number.toString(36)}`,
      category: 'Powder' as const,
      grades: [],
    }))
    const filter: ProductFilter = { category: 'All', grade: 'All', search: 'tumeric' }
    expect(findSuggestions(await createTestIndex(many), filter)).toHaveLength(12)
  })
})

describe('9. Suggestions: uses and categories', () => {
  test.each([
    ['hair', ['Coconut Oil', 'Neem Oil']],
    ['neem for hair', ['Neem Oil', 'Neem Leaf']],
    ['lip balm', ['Cocoa Butter', 'Shea Butter']],
    ['herb', ['Lemongrass', 'Neem Leaf']],
  ])('%s suggests %j, the best suited first', (text, expected) => expect(suggest(text)).toEqual(expected))

  test.each(['hai', 'lip', 'balm'])('%s is not the whole use', (text) => expect(suggest(text)).toEqual([]))
})

describe('9. Suggestions: the chosen category and grade', () => {
  test.each([
    ['shae', { category: 'Butter' }, ['Shea Butter']],
    ['neem', { category: 'Butter' }, ['Neem Leaf', 'Neem Oil']],
    ['cocoa powder', { category: 'Butter' }, ['Cocoa Powder']],
    ['neem leaf', { category: 'Oil' }, ['Neem Leaf']],
    ['neme', { category: 'Oil' }, ['Neem Oil']],
    ['shae', { grade: 'food' }, ['Shea Butter']],
    ['zobo', { grade: 'skin' }, ['Zobo: Hibiscus Petals']],
  ] as const)('%s in %j suggests %j: others only if it has none, or none so near', (text, filter, expected) =>
    expect(suggest(text, filter)).toEqual(expected),
  )
})

test('each product is shown once at most, and every product is found by its own name', () => {
  fc.assert(
    fc.property(randomText(40), (text) => {
      const { matches, suggestions } = search(text)
      const found = [...matches, ...suggestions]
      expect(new Set(found).size).toBe(found.length)
    }),
  )
  for (const name of productNames) expect(findMatches(name)[0]).toBe(name)
})
