import type { Grade, Unit } from '../catalogue/product'

const gradeNames: Record<Grade, string> = { skin: 'Skin Care Grade', food: 'Food Grade' }

/** What product lists, product pages and the desk say about a product. */
export const catalogueMessages = {
  gradeNames,
  formatViewLabel: (name: string) => `View ${name}`,
  formatPreviewLabel: (name: string) => `Preview ${name}`,
  formatUnitOfSale: (unit: Unit) => `Sold by the ${unit}`,
}
