import { format, resolveConfig } from 'prettier'
import type { ProductRecord } from '../catalogue/catalogueSchema'

/** Formats the products of one category as the text of their file. */
export async function formatProductFile(file: string, products: readonly ProductRecord[]): Promise<string> {
  return format(JSON.stringify(products, null, 2), { ...(await resolveConfig(file)), parser: 'json' })
}
