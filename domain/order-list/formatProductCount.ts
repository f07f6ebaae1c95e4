/** Formats a number of products: '1 product', '3 products'. */
export function formatProductCount(count: number): string {
  return `${count} ${formatProductNoun(count)}`
}

/** The noun after a number of products. */
export function formatProductNoun(count: number): string {
  return count === 1 ? 'product' : 'products'
}
