import { expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { panelOf } from '../../seed/images/card'
import { capitalsOf, widthOf } from '../../seed/images/letters'
import { business } from '../../web/domain/business'

test('our letters write every product and the business', async () => {
  const { products } = await loadCatalogue()
  for (const name of [business.name, ...products.map((product) => product.name)])
    expect(capitalsOf(name)).toBe(name.toUpperCase())
})

test('a name is written without its accents, and one of signs that are not drawn is left out', () => {
  expect(capitalsOf('Ọṣẹ dúdú 2')).toBe('OSE DUDU 2')
  expect(capitalsOf('石鹸')).toBeUndefined()
  expect(panelOf('石鹸')).not.toContain('undefined')
})

test('a card needs no font, and another name makes another card', () => {
  expect(panelOf('Coconut Oil')).not.toContain('<text')
  expect(panelOf('Coconut Oil')).not.toBe(panelOf('Palm Oil'))
})

test('a line is as wide as its letters and the gaps between them', () => {
  const hand = { size: 10, gap: 0.5, weight: 0.1, colour: '#000000' }
  expect(widthOf('H', hand)).toBeCloseTo(7.4)
  expect(widthOf('HH', hand)).toBeCloseTo(7.4 * 2 + 5)
  expect(widthOf('', hand)).toBe(0)
})
