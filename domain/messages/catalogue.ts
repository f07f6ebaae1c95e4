import type { Grade } from '../catalogue/product'

/** The names of the grades. */
export const gradeNames: Record<Grade, string> = { skin: 'Skin Care Grade', food: 'Food Grade' }
