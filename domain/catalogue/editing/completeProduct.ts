import { cleanName, cleanText } from '../../validation/text'
import { findProductErrors, parseStoredProduct, type StoredProduct } from '../storedProduct'
import { editedFieldNames, type EditedFieldName, type ProductInput, toDraftFields } from './productInput'

/** The fields of a form that the law of products refuses once they are normalized. */
export function findInputErrors(productId: string, input: ProductInput): EditedFieldName[] {
  const fields = { id: productId, ...toDraftFields(normalizeProductInput(input)) }
  const errors: readonly string[] = findProductErrors(productId, fields)
  return editedFieldNames.filter((field) => errors.includes(field))
}

export function toStoredProduct(productId: string, input: ProductInput): StoredProduct | null {
  return parseStoredProduct(productId, { id: productId, ...toDraftFields(input) })
}

/** Removes marks and spaces that nobody sees, and composes letters with their marks. */
export function normalizeProductInput(input: ProductInput): ProductInput {
  const { name, alsoKnownAs, description, benefits } = input
  const { first, second, third } = benefits
  return {
    ...input,
    name: cleanName(name),
    alsoKnownAs: alsoKnownAs.map(cleanName).filter((otherName) => otherName !== ''),
    description: cleanText(description.normalize()),
    benefits: { first: cleanName(first), second: cleanName(second), third: cleanName(third) },
  }
}
