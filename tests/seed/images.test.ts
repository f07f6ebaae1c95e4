import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { draw } from '../../seed/images/draw'
import { loadColours } from '../../seed/images/colours'
import { nameOf } from '../../seed/catalogue/problems'
import { categories } from '../../web/domain/product'
import { openShop } from './shop'

test.each(categories)('%s is drawn the same every time, and otherwise for another product', (category) => {
  const drawing = draw({ id: '7', category }, '#8a6a48')
  expect(draw({ id: '7', category }, '#8a6a48')).toBe(drawing)
  expect(draw({ id: '8', category }, '#8a6a48')).not.toBe(drawing)
  expect(draw({ id: '7', category }, '#8a6a49')).not.toBe(drawing)
  expect(drawing).not.toMatch(/NaN|undefined/)
})

test.each([
  ['{"1": "red"}', "1: must be a colour such as '#2e2a28'"],
  ['{}', '1: is missing'],
  ['{"1": "#8a6a48", "99": "#8a6a48"}', '99: there is no such product'],
  ['[', 'is not JSON'],
  ['3', 'must be an object of colours by product id'],
])('colours of %s are refused', async (text, problem) => {
  const shop = await openShop()
  await writeFile(shop.colours, text)
  const product = { ...emptyProduct, id: '1' }
  await expect(loadColours(shop.colours, [product])).rejects.toThrow(`${nameOf(shop.colours)}: ${problem}`)
})

const emptyProduct = {
  name: '',
  alsoKnownAs: [],
  category: 'Oil' as const,
  description: '',
  benefits: { first: '', second: '', third: '' },
}
