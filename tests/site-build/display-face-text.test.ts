import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { displayFaceBudget } from './byteBudgets'
import { listUsesWithPages } from '../../site-build/catalogue/productUses'
import { cutDisplayFace, displayCharacters } from '../../site-build/typeface/displayFace'
import { routeMetadata } from '../../site-build/pages/routeMetadata'

// No display face has them: they come from the device's font (docs/decisions/037-a-typeface-for-headings.md).
const hookedLettersOfHausa = 'ƁɓƊɗƘƙ'

const listMissing = (text: string) =>
  [...new Set(text)].filter((letter) => !(displayCharacters + hookedLettersOfHausa).includes(letter))

describe("the headings' typeface", () => {
  test('has every letter of every product, by all its names, but the hooked letters of Hausa', async () => {
    const { products } = await loadCatalogue()
    const names = products.flatMap(({ name, alsoKnownAs }) => [name, ...alsoKnownAs])
    expect(listMissing(names.join('').normalize('NFC'))).toEqual([])
  })

  test('has every letter of the titles of pages', () =>
    expect(
      listMissing(
        Object.values(routeMetadata)
          .map(({ title }) => title)
          .join(''),
      ),
    ).toEqual([]))

  test('has every letter of the headings of uses and guides', async () => {
    const catalogue = await loadCatalogue()
    const guideTitles = catalogue.guides.flatMap(({ title, notes }) => [
      title,
      ...notes.map((note) => note.title),
    ])
    const useTitles = listUsesWithPages(catalogue.products).map(({ title }) => title)
    expect(listMissing([...guideTitles, ...useTitles].join(''))).toEqual([])
  })

  test('has the letters of Yoruba and Igbo with their tone marks', () =>
    expect(listMissing('ẸẹỌọṢṣỊịỤụṄṅÀàÁáÈèÉéÌìÍíÒòÓóÙùÚúŃńǸǹ\u0300\u0301')).toEqual([]))

  test('is within its bytes', async () =>
    expect((await cutDisplayFace()).length).toBeLessThanOrEqual(displayFaceBudget))
})
