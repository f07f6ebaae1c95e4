import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { drawSocialCardPanel } from '../../functions/pictures/socialCard'
import { brandEmblemSvg } from '../../functions/pictures/svg'
import { projectRoot } from '../../seed/projectFolders'
import { toCapitals, measureText } from '../../functions/pictures/lettering'
import { businessDetails } from '../../domain/site/businessDetails'

test('the lettering has all letters of the business and the products', async () => {
  const { products } = await loadCatalogue()
  for (const name of [businessDetails.name, ...products.map((product) => product.name)])
    expect(toCapitals(name)).toBe(name.toUpperCase())
})

test('accents are removed, and a name with unsupported characters is omitted', () => {
  expect(toCapitals('Ọṣẹ dúdú 2')).toBe('OSE DUDU 2')
  expect(toCapitals('石鹸')).toBeUndefined()
  expect(drawSocialCardPanel('石鹸')).not.toContain('undefined')
})

test('a card needs no font and depends on the name', () => {
  expect(drawSocialCardPanel('Coconut Oil')).not.toContain('<text')
  expect(drawSocialCardPanel('Coconut Oil')).not.toBe(drawSocialCardPanel('Palm Oil'))
})

test('the width of a line is the sum of its letters and gaps', () => {
  const style = { size: 10, gap: 0.5, weight: 0.1, colour: '#000000' }
  expect(measureText('H', style)).toBeCloseTo(7.4)
  expect(measureText('HH', style)).toBeCloseTo(7.4 * 2 + 5)
  expect(measureText('', style)).toBe(0)
})

test('the emblem on cards is the favicon', async () =>
  expect(brandEmblemSvg).toBe(await readFile(join(projectRoot, 'web/public/favicon.svg'), 'utf8')))
