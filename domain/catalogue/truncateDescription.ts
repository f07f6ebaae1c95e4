const previewLength = 100

/** The first 100 characters of a product's description; the product card adds the ellipsis. */
export function truncateDescription(description: string): string {
  return Array.from(description).slice(0, previewLength).join('')
}
