import type { Product } from '../../domain/catalogue/product'
import uses from '../../seed/catalogue/uses.json'

/**
 * The ids of the products that suit each use: those whose description and benefits mention it, most often first.
 * seed/catalogue/uses.json has the words by which shoppers search for a use, and the pattern of those that mention it.
 */
export function listProductUses(products: readonly Product[]): Record<string, string[]> {
  return Object.fromEntries(
    uses.flatMap(({ searched, mentioned }) => {
      const ids = rankByMentions(products, new RegExp(mentioned, 'gi'))
      return ids.length > 0 ? searched.map((words) => [words, ids]) : []
    }),
  )
}

function rankByMentions(products: readonly Product[], mentioned: RegExp): string[] {
  return products
    .map((product) => ({ id: product.id, count: countMentions(product, mentioned) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ id }) => id)
}

/** A mention in a benefit counts twice: benefits say what a product is bought for. */
function countMentions({ description, benefits }: Product, mentioned: RegExp): number {
  const count = (text: string) => text.match(mentioned)?.length ?? 0
  return count(description) + 2 * Object.values(benefits).reduce((sum, benefit) => sum + count(benefit), 0)
}
