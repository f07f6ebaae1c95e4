import { expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { toDetailedProducts, toDetailsFile } from '../../site-build/catalogue/catalogueContent'

const catalogue = await loadCatalogue()

/** The details of all products, each with a picture that has the product's id as its name. */
function createDetails() {
  const pictures = catalogue.products.map(({ id }) => {
    return [id, { id, name: id, width: 4, height: 5, placeholder: 'data:', folder: '' }] as const
  })
  return toDetailedProducts({ ...catalogue, pictures: new Map(pictures) })
}

const neemLeafId = '33'

test('a product has four related products with their pictures, and its neighbours with their names', () => {
  const neemLeaf = createDetails().find(({ id }) => id === neemLeafId)
  const { related, previous, next } = neemLeaf?.links ?? {}
  expect(related).toHaveLength(4)
  expect(related?.[0]).toMatchObject({
    ...{ id: '70', name: 'Neem Oil' },
    image: { name: '70', width: 4, height: 5, placeholder: 'data:' },
  })
  expect([previous?.name, next?.name]).toEqual(['Lemongrass', 'Uziza Leaf'])
})

test('the file of all details names them by their ids alone', () => {
  const neemLeaf = toDetailsFile(createDetails())[Number(neemLeafId) - 1]
  expect(neemLeaf).toMatchObject({
    id: neemLeafId,
    links: { related: expect.arrayContaining(['70']) as unknown, previous: '25', next: '39' },
  })
})

test('a product leads to the uses that it suits and to the guides that use it, online and offline', () => {
  const beeswaxId = '65'
  const details = createDetails()
  const pages = details.find(({ id }) => id === beeswaxId)?.links.pages
  expect(pages).toContainEqual({ path: '/uses/candles', title: 'Candles' })
  expect(pages?.at(-1)).toEqual({ path: '/guides/butter-balm', title: 'Guide: A butter balm' })
  expect(toDetailsFile(details)[Number(beeswaxId) - 1]).toMatchObject({ links: { pages } })
})
