import {
  findInvalidFields,
  pickSchemaFields,
  toRecordOrEmpty,
  type FieldSchema,
} from '../../validation/fieldSchema'
import { getProductSchema } from '../storedProduct'
import { type DraftFields, type EditedFieldName, editedFieldNames } from './productInput'

function getDraftSchema(productId: string): FieldSchema<EditedFieldName> {
  const isValid = new Map(getProductSchema(productId, 'draft'))
  return editedFieldNames.map((name) => [name, (value) => isValid.get(name)?.(value) === true])
}

/** Finds a draft's invalid fields, of which any may be missing; `isDraft` in firestore.rules enforces the same. */
export function findDraftErrors(
  productId: string,
  fields: Readonly<Partial<Record<EditedFieldName, unknown>>>,
): EditedFieldName[] {
  return findInvalidFields(getDraftSchema(productId), fields)
}

export function parseDraftFields(productId: string, stored: unknown): DraftFields | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null
  const fields = toRecordOrEmpty(stored)
  if (findDraftErrors(productId, fields).length > 0) return null
  // findDraftErrors has checked every field.
  return pickSchemaFields(getDraftSchema(productId), fields) as DraftFields
}
