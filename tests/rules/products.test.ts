import { describe, test } from 'vitest'
import { listMost } from '../laws/pace'
import { longestProduct, productCases, validProduct } from '../laws/product'
import { product, slowClock } from './documents'
import { expectAllowed, expectDenied } from './outcome'
import { impostors, type Persona } from './personas'
import { openStage } from './stage'

const { as, put } = await openStage('products')

const path = 'products/84'
const customers: readonly Persona[] = ['visitor', 'guest', 'ada', ...impostors]
const everyone: readonly Persona[] = [...customers, 'bisi']
const stand = () => put({ [path]: { ...validProduct, updatedAt: new Date(0) } })

test.each(everyone)('%s gets a product, there or not, hidden or not', async (persona) => {
  await expectAllowed(as(persona).doc(path).get())
  await stand()
  await expectAllowed(as(persona).doc(path).get())
})

test.each(everyone)('%s lists products, 500 at most', async (persona) => {
  await stand()
  const products = as(persona).collection('products')
  await expectDenied(products.limit(listMost.products + 1).get())
  await expectDenied(products.get())
  await expectAllowed(products.limit(listMost.products).get())
  await expectAllowed(products.where('category', '==', 'Butter').limit(1).get())
})

test.each(customers)('%s does not create or update a product', async (persona) => {
  await expectDenied(as(persona).doc(path).set(product()))
  await expectAllowed(as('bisi').doc(path).set(product()))
  await expectDenied(
    as(persona)
      .doc(path)
      .set(product({ name: 'Pear Butter' })),
  )
  await expectAllowed(
    as('bisi')
      .doc(path)
      .set(product({ name: 'Pear Butter' })),
  )
})

test.each(everyone)('%s does not delete a product', async (persona) => {
  await stand()
  await expectDenied(as(persona).doc(path).delete())
  await expectAllowed(
    as('bisi')
      .doc(path)
      .set(product({ hidden: true })),
  )
})

describe('staff write a product', () => {
  const set = (change: Record<string, unknown>) => as('bisi').doc(path).set(product(change))

  test('with every field at its longest, first and again', async () => {
    await expectAllowed(as('bisi').doc('products/99999').set(product(longestProduct)))
    await expectAllowed(as('bisi').doc('products/99999').set(product(longestProduct)))
  })

  test.each(productCases)('$says', async ({ change, faults }) => {
    if (faults.length === 0) return expectAllowed(set(change))
    await expectDenied(set(change))
    await expectAllowed(set({}))
    await expectDenied(set(change))
  })

  test.each(['1', '10', '99999'])('and one has the id %s', async (id) => {
    const image = { ...validProduct.image, path: `products/${id}/a.webp` }
    await expectAllowed(as('bisi').doc(`products/${id}`).set(product({ id, image })))
  })

  test.each(['0', '084', '100000', '8a', 'a', ':', '8:'])('but none has the id %s', async (id) => {
    const image = { ...validProduct.image, path: `products/${id}/a.webp` }
    await expectDenied(as('bisi').doc(`products/${id}`).set(product({ id, image })))
    const free = { id: '7', image: { ...image, path: 'products/7/a.webp' } }
    await expectAllowed(as('bisi').doc('products/7').set(product(free)))
  })

  test.each([
    ["the browser's clock", { updatedAt: slowClock() }],
    ['a time long past', { updatedAt: new Date(0) }],
    ['no time', { updatedAt: undefined }],
    ['a field unknown', { price: 4500 }],
    ['a field unknown in its image', { image: { ...validProduct.image, url: 'https://example.com' } }],
    ['a field unknown in its benefits', { benefits: { ...validProduct.benefits, fourth: '' } }],
  ])('but not with %s', async (_, change) => {
    await expectDenied(set(change))
    await expectAllowed(set({}))
    await expectDenied(set(change))
  })
})
