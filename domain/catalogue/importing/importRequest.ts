import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { mapPictures } from '../morePictures'
import { isTimestamp } from '../../validation/timestamp'
import { findProductErrors, parseStoredProduct, type StoredProduct, toKnownImage } from '../storedProduct'

/** The most products that one import changes: with their versions they fill a transaction of Firestore. */
export const maxImportedProducts = 200

/** The greatest length of an import as JSON: so many products at the greatest length of each field, three bytes a letter. */
export const maxImportRequestBytes = 7_500_000

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
  const imported = valid.flatMap((entry) => entry.imported ?? [])
  if (imported.length === products.length) return { request: { importId, products: imported } }
  const invalid = valid.filter((entry) => !entry.imported)
  return { invalid: Object.fromEntries(invalid.map(({ id, errors }) => [id, errors])) }
}

function parseImportedProduct(value: unknown) {
  const { product, expectedUpdatedAt } = toRecordOrEmpty(value)
  const fields = toRecordOrEmpty(product)
  if (typeof fields.id !== 'string' || !isTimestamp(expectedUpdatedAt)) return null
  const parsed = parseStoredProduct(fields.id, fields)
  const imported = parsed && { product: removeUnknownFields(parsed), expectedUpdatedAt }
  return { id: fields.id, imported, errors: imported ? [] : findProductErrors(fields.id, fields) }
}

/** Copies only the known fields, because the rules do not check what functions write. A flag is left out unless true. */
function removeUnknownFields(parsed: StoredProduct): StoredProduct {
  const { image, morePictures, benefits, soldOut, hidden, ...product } = parsed
  const { first, second, third } = benefits
  return {
    ...product,
    image: toKnownImage(image),
    ...(morePictures && { morePictures: mapPictures(morePictures, toKnownImage) }),
    benefits: { first, second, third },
    ...(soldOut === true && { soldOut }),
    ...(hidden === true && { hidden }),
  }
}
