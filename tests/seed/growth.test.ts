import * as v from 'valibot'
import { expect, test } from 'vitest'
import { productSchema } from '../../seed/catalogue/schema'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { grown } from '../../seed/growth/grown'
import type { RenderedPicture } from '../../seed/images/pictureFolder'

const catalogue = await loadCatalogue()
const pictureOf = (id: string): RenderedPicture => ({
  ...{ id, name: id, folder: '', placeholder: '' },
  ...{ width: 640, height: 800 },
})
const pictures = new Map(catalogue.products.map(({ id }) => [id, pictureOf(id)]))
const large = grown({ ...catalogue, pictures, drawn: 0 }, '10000')

test('a catalogue grows to the size that is asked for, after its own products', () => {
  expect(large.products).toHaveLength(10_000)
  expect(large.products.slice(0, catalogue.products.length)).toEqual(catalogue.products)
  expect(grown({ ...catalogue, pictures, drawn: 0 }, '50').products).toEqual(catalogue.products)
})

test('it stays as it is where no size is asked for; a size that is none is refused', () => {
  const own = { ...catalogue, pictures, drawn: 0 }
  expect(grown(own, undefined)).toBe(own)
  expect(() => grown(own, 'many')).toThrow("PRODUCTS is 'many'")
})

test('no two of the products that it grows by are alike, and each keeps the law of a product', () => {
  for (const field of ['id', 'name', 'description'] as const)
    expect(new Set(large.products.map((product) => product[field])).size).toBe(10_000)
  const refused = large.products.filter((product) => !v.is(productSchema, product))
  expect(refused).toEqual([])
})

test('every product of it has one of the pictures that there are', () => {
  expect(large.products.filter(({ id }) => !large.pictures.has(id))).toEqual([])
  expect(new Set(large.pictures.values()).size).toBe(catalogue.products.length)
})

test('its categories are of about one size', () => {
  const oils = large.products.filter(({ category }) => category === 'Oil').length
  expect(Math.abs(oils - 10_000 / 9)).toBeLessThan(50)
})
