import { formatCsv } from '../../csv/formatCsv'
import type { StoredProduct } from '../storedProduct'
import { productColumnNames, productColumns } from './productColumns'

/** Formats products as CSV for spreadsheets, by id; importProducts reads it back. */
export function formatProductsCsv(products: readonly StoredProduct[]): string {
  const sorted = [...products].sort((a, b) => Number(a.id) - Number(b.id))
  const rows = sorted.map((product) => productColumnNames.map((name) => productColumns[name].format(product)))
  return formatCsv([productColumnNames, ...rows])
}
