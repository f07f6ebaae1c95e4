/** '1 product', '3 products'. */
export function productsText(count: number): string {
  return `${count} ${count === 1 ? 'product' : 'products'}`
}
