/** Formats a number of products: '1 product', '3 products'. */
export function formatProductCount(count: number): string {
  return `${count} ${count === 1 ? 'product' : 'products'}`
}
