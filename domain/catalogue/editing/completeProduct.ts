import { normalizeSingleLineText } from '../../validation/normalizeInput'
import { findProductErrors, parseStoredProduct, type StoredProduct } from '../storedProduct'
import { editedFieldNames, type EditedFieldName, type ProductInput, toDraftFields } from './productInput'

/** The fields of a form that the law of products refuses. */
export function findInputErrors(productId: string, input: ProductInput): EditedFieldName[] {
  const errors: readonly string[] = findProductErrors(productId, { id: productId, ...toDraftFields(input) })
  return editedFieldNames.filter((field) => errors.includes(field))
}

export function toStoredProduct(productId: string, input: ProductInput): StoredProduct | null {
  return parseStoredProduct(productId, { id: productId, ...toDraftFields(input) })
}

/** Removes spaces that nobody sees, and composes letters with their marks. */
export function normalizeProductInput(input: ProductInput): ProductInput {
  const { name, alsoKnownAs, description, benefits } = input
  const { first, second, third } = benefits
  return {
    ...input,
    name: toLine(name),
    alsoKnownAs: alsoKnownAs.map(toLine).filter((otherName) => otherName !== ''),
    description: description.normalize().trim(),
    benefits: { first: toLine(first), second: toLine(second), third: toLine(third) },
  }
}

function toLine(text: string): string {
  return normalizeSingleLineText(text.normalize())
}
