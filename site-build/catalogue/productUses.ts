import type { ProductUse } from '../../domain/catalogue/productUse'
import type { Product } from '../../domain/catalogue/product'
import { knownUses } from '../../seed/catalogue/knownUses'

// A page stays light in a catalogue of any size.
const maxProductsOnPage = 60

/** The ids of the products that suit each searched use: those whose texts mention it, most often first. */
export function listProductUses(products: readonly Product[]): Record<string, string[]> {
  return Object.fromEntries(
    knownUses.flatMap(({ searched, mentioned }) => {
      const ids = rankByMentions(products, mentioned)
      return ids.length > 0 ? searched.map((words) => [words, ids]) : []
    }),
  )
}

/** The uses that have a page, each with the products that suit it. */
export function listUsesWithPages(products: readonly Product[]): ProductUse[] {
  return knownUses.flatMap(({ mentioned, page }) => {
    if (!page) return []
    const { grade, first, without, ...texts } = page
    const suited = products.filter(
      ({ id, grades }) => !without.includes(id) && (grade === undefined || grades.includes(grade)),
    )
    const firstIds = first.filter((id) => suited.some((product) => product.id === id))
    const ids = new Set([...firstIds, ...rankByMentions(suited, mentioned)])
    return [{ ...texts, productIds: [...ids].slice(0, maxProductsOnPage) }]
  })
}

function rankByMentions(products: readonly Product[], mentioned: string): string[] {
  const pattern = new RegExp(mentioned, 'gi')
  return products
    .map((product) => ({ id: product.id, count: countMentions(product, pattern) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ id }) => id)
}

/** A mention in a benefit counts twice: benefits say what a product is bought for. */
function countMentions({ description, benefits }: Product, mentioned: RegExp): number {
  const count = (text: string) => text.match(mentioned)?.length ?? 0
  return count(description) + 2 * Object.values(benefits).reduce((sum, benefit) => sum + count(benefit), 0)
}
