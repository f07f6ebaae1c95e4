import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { isTimestamp } from '../../validation/timestamp'
import { findProductErrors, type StoredProduct } from '../storedProduct'

/** The most products that one import changes: with their versions they fill a transaction of Firestore. */
export const maxImportedProducts = 200

/** The greatest length of an import as JSON: so many products at the greatest length of each field. */
export const maxImportRequestLength = 2_500_000

/** A product to publish; `expectedUpdatedAt` is when the product that was compared was published, in milliseconds. */
export type ImportedProduct = { product: StoredProduct; expectedUpdatedAt: number }

/** The products to publish together; `importId` makes a repeated request publish them once. */
export type ImportRequest = { importId: string; products: ImportedProduct[] }

/** Parses an import. `invalid` names the fields that are wrong, by product id; it is null if the whole form is wrong. */
export function parseImportRequest(
  body: unknown,
): { request: ImportRequest } | { invalid: Record<string, string[]> | null } {
  const { importId, products } = toRecordOrEmpty(body)
  if (typeof importId !== 'string' || !/^[A-Za-z0-9]{20}$/.test(importId)) return { invalid: null }
  if (!Array.isArray(products) || products.length === 0 || products.length > maxImportedProducts)
    return { invalid: null }
  const parsed = products.map(parseImportedProduct)
  const valid = parsed.filter((entry) => entry !== null)
  if (new Set(valid.map(({ id }) => id)).size !== products.length) return { invalid: null }
  const invalid = valid
    .filter(({ errors }) => errors.length > 0)
    .map(({ id, errors }) => [id, errors] as const)
  if (invalid.length > 0) return { invalid: Object.fromEntries(invalid) }
  return { request: { importId, products: valid.map(({ imported }) => imported) } }
}

function parseImportedProduct(value: unknown) {
  const { product, expectedUpdatedAt } = toRecordOrEmpty(value)
  const fields = toRecordOrEmpty(product)
  if (typeof fields.id !== 'string' || !isTimestamp(expectedUpdatedAt)) return null
  const errors = findProductErrors(fields.id, fields)
  // findProductErrors checks every field that it picks here.
  const imported = { product: pickFields(fields) as StoredProduct, expectedUpdatedAt }
  return { id: fields.id, errors, imported }
}

/** The fields of a product document and no others: the rules, which functions pass by, would refuse them. */
function pickFields({
  id,
  name,
  alsoKnownAs,
  category,
  description,
  ...rest
}: Readonly<Record<string, unknown>>) {
  const { image, benefits, unit, grades, hidden } = rest
  const { path, width, height, placeholder } = toRecordOrEmpty(image)
  const { first, second, third } = toRecordOrEmpty(benefits)
  return {
    ...{ id, name, alsoKnownAs, category, description, unit, grades },
    image: { path, width, height, placeholder },
    benefits: { first, second, third },
    ...(hidden === true && { hidden }),
  }
}
