import { describe, expect, test } from 'vitest'
import type { Product } from '../../../../domain/catalogue/product'
import { createRelatedProductFinder, type Shelf } from '../../../../domain/catalogue/relatedProducts'
import { loadCatalogue } from '../../../../seed/catalogue/loadCatalogue'
import absurdIds from './absurd.json'
import rightIds from './goesWith.json'

/*
 * goesWith.json has for each product the ids of what a shopkeeper would put beside it: the same use, the same plant, or
 * what one buys in its place. absurd.json has what would make a customer laugh, where words or the category invite it:
 * bentonite beside camwood soap. Both were written before the ranking and the shelves, and are not changed to fit them.
 */
type IdsByProduct = Readonly<Record<string, string>>

const { products, shelves } = await loadCatalogue()

function listIds(idsByProduct: IdsByProduct, { id }: Product): string[] {
  return idsByProduct[id]?.split(' ') ?? []
}

function judge(findRelated: (product: Product) => Product[]) {
  const pairs = products.flatMap((product) => findRelated(product).map((related) => ({ product, related })))
  const listPairs = (isListed: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.filter(isListed).map(({ product, related }) => `${product.name}: ${related.name}`)
  return {
    doubtful: listPairs(({ product, related }) => !listIds(rightIds, product).includes(related.id)),
    absurd: listPairs(({ product, related }) => listIds(absurdIds, product).includes(related.id)),
    count: pairs.length,
  }
}

test('every product is judged, by products that exist, and nothing is both right and absurd', () => {
  const ids = products.map(({ id }) => id)
  expect(Object.keys(rightIds)).toEqual(ids)
  expect(Object.keys(absurdIds)).toEqual(ids)
  for (const product of products) {
    const right = listIds(rightIds, product)
    const judged = [...right, ...listIds(absurdIds, product)]
    expect(right.length, product.name).toBeGreaterThanOrEqual(6)
    expect(new Set([...judged, product.id]).size, product.name).toBe(judged.length + 1)
    expect(judged.filter((id) => !ids.includes(id))).toEqual([])
  }
})

describe('of what goes with a product', () => {
  test('96 % is what a shopkeeper would put beside it, and none is absurd', () => {
    const { doubtful, absurd, count } = judge(createRelatedProductFinder(products, shelves))
    expect(absurd).toEqual([])
    expect(1 - doubtful.length / count, doubtful.join('\n')).toBeGreaterThanOrEqual(0.96)
  })

  test('80 % is so for a product that is on no shelf yet', () => {
    const withoutShelf = ({ id }: Product): Shelf[] =>
      shelves.map((shelf) => shelf.filter((other) => other !== id))
    const { doubtful, count } = judge((product) =>
      createRelatedProductFinder(products, withoutShelf(product))(product),
    )
    expect(1 - doubtful.length / count, doubtful.join('\n')).toBeGreaterThanOrEqual(0.8)
  })
})
