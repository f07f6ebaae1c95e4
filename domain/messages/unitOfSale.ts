import type { Unit } from '../catalogue/product'

/** In which unit a product is sold, such as 'Sold by the kg'. */
export const formatUnitOfSale = (unit: Unit) => `Sold by the ${unit}`
