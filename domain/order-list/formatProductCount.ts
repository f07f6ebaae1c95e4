export function formatProductCount(count: number): string {
  return `${count} ${formatProductNoun(count)}`
}

export function formatProductNoun(count: number): string {
  return count === 1 ? 'product' : 'products'
}
