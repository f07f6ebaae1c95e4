import { expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { ownFolders } from '../../seed/folders'
import { draw } from '../../seed/images/draw'
import { loadPhotographs } from '../../seed/images/photographs'
import { drawings } from '../../seed/images/products'

const { products } = await loadCatalogue()
const drawn = products.filter(({ id }) => id in drawings)
const cases = drawn.map((product) => [product.name, product] as const)

test('every product is drawn, or has a photograph', async () => {
  const photographs = await loadPhotographs(ownFolders.photographs, products)
  expect(products.filter(({ id }) => !(id in drawings) && !photographs.has(id))).toEqual([])
})

test('no drawing is without a product', () => {
  expect(Object.keys(drawings)).toHaveLength(drawn.length)
})

test('no two products share a drawing', () => {
  const pictures = drawn.map((product) => drawings[product.id])
  expect(new Set(pictures).size).toBe(drawn.length)
})

test.each(cases)('%s is drawn the same every time, without words and in few bytes', (_, product) => {
  const drawing = draw(product) ?? ''
  expect(draw(product)).toBe(drawing)
  expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|<image|font/)
  expect(drawing.length).toBeLessThan(60_000)
})
