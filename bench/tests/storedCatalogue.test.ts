import { expect, test } from 'vitest'
import { changeText, listDraftDocuments, listProductDocuments } from '../catalogue/storedCatalogue'
import { addSyntheticProducts } from '../growth/addSyntheticProducts'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { parseProductDraft } from '../../domain/catalogue/editing/productDraft'
import { parsePublication } from '../../domain/catalogue/editing/storedState'
import { toPublishedProduct } from '../../domain/catalogue/publishing/publishedProduct'

const catalogue = await loadCatalogue()
const pictures = new Map(
  catalogue.products.map(({ id }) => [
    id,
    {
      id,
      name: `drawing-${id}`,
      folder: '',
      placeholder: 'data:image/webp;base64,AA',
      width: 960,
      height: 1200,
    },
  ]),
)
const expanded = addSyntheticProducts({ ...catalogue, pictures, renderedCount: 0 }, 300)
const now = new Date('2026-11-23T12:00:00Z')

test('every stored product is one that may be published', () => {
  const documents = listProductDocuments(expanded, now)
  expect(documents).toHaveLength(300)
  const publications = documents.map(({ path, fields }) =>
    parsePublication(path.slice('products/'.length), fields),
  )
  expect(
    publications.filter((publication) => !publication || !toPublishedProduct(publication.product)),
  ).toEqual([])
})

test('the products and the drafts each have different times', () => {
  const times = [
    listProductDocuments(expanded, now).map(({ fields }) => fields.updatedAt),
    listDraftDocuments(expanded, 120, now).map(({ fields }) => fields.savedAt),
  ]
  expect(times.map((dates) => new Set(dates.map(String)).size)).toEqual([300, 120])
})

test('the drafts are of the last products, and each changes one text', () => {
  const drafts = listDraftDocuments(expanded, 120, now).map(({ path, fields }) => {
    const id = path.slice('drafts/'.length)
    return { id, draft: parseProductDraft(id, fields) }
  })
  expect(drafts.map(({ id }) => id)).toEqual(expanded.products.slice(-120).map(({ id }) => id))
  const descriptions = new Map(expanded.products.map(({ id, description }) => [id, description]))
  expect(
    drafts.filter(({ id, draft }) => draft?.product.description !== changeText(descriptions.get(id) ?? '')),
  ).toEqual([])
})

test('a changed text is as long as before, and changed again it is the same as before', () => {
  const once = changeText('Raw and soft.')
  expect(once).toBe('Raw and soft!')
  expect(changeText(once)).toBe('Raw and soft.')
})
