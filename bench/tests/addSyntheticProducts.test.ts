import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addSyntheticProducts } from '../growth/addSyntheticProducts'
import { productValidationSchema } from '../../seed/catalogue/catalogueSchema'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import type { RenderedPicture } from '../../seed/rendering/pictureCache'

const catalogue = await loadCatalogue()
const createPicture = (id: string): RenderedPicture => ({
  ...{ id, name: id, folder: '', placeholder: '' },
  ...{ width: 640, height: 800 },
})
const pictures = new Map(catalogue.products.map(({ id }) => [id, createPicture(id)]))
const prepared = { ...catalogue, pictures, renderedCount: 0 }
const expanded = addSyntheticProducts(prepared, 10_000)

test('adds products after those of the catalogue up to the requested number', () => {
  expect(expanded.products).toHaveLength(10_000)
  expect(expanded.products.slice(0, catalogue.products.length)).toEqual(catalogue.products)
})

test('adds none to a catalogue that is large enough', () => {
  expect(addSyntheticProducts(prepared, 50).products).toEqual(catalogue.products)
})

test('adds valid products with distinct ids, names and descriptions', () => {
  for (const field of ['id', 'name', 'description'] as const)
    expect(new Set(expanded.products.map((product) => product[field])).size).toBe(10_000)
  expect(expanded.products.filter((product) => !v.is(productValidationSchema, product))).toEqual([])
})

test('gives every added product one of the existing pictures', () => {
  expect(expanded.products.filter(({ id }) => !expanded.pictures.has(id))).toEqual([])
  expect(new Set(expanded.pictures.values()).size).toBe(catalogue.products.length)
})

test('distributes the added products evenly over the categories', () => {
  const oilCount = expanded.products.filter(({ category }) => category === 'Oil').length
  expect(Math.abs(oilCount - 10_000 / 9)).toBeLessThan(50)
})
