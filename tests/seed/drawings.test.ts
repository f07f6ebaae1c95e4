import { expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { defaultCatalogueFolders } from '../../seed/projectFolders'
import { drawProduct } from '../../seed/images/drawProduct'
import { loadPhotographs } from '../../seed/images/photographs'
import { productDrawings } from '../../seed/images/products/productDrawings'

const { products } = await loadCatalogue()
const drawnProducts = products.filter(({ id }) => id in productDrawings)
const cases = drawnProducts.map((product) => [product.name, product] as const)

test('every product has a drawing or a photograph', async () => {
  const photographs = await loadPhotographs(defaultCatalogueFolders.photographs, products)
  expect(products.filter(({ id }) => !(id in productDrawings) && !photographs.has(id))).toEqual([])
})

test('every drawing belongs to a product', () => {
  expect(Object.keys(productDrawings)).toHaveLength(drawnProducts.length)
})

test('no two products share a drawing', () => {
  const drawings = drawnProducts.map((product) => productDrawings[product.id])
  expect(new Set(drawings).size).toBe(drawnProducts.length)
})

test.each(cases)('the drawing of %s is deterministic, without text and small', (_, product) => {
  const drawing = drawProduct(product) ?? ''
  expect(drawProduct(product)).toBe(drawing)
  expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|<image|font/)
  expect(drawing.length).toBeLessThan(60_000)
})
