import {
  findInvalidFields,
  optionalField,
  pickSchemaFields,
  toRecordOrEmpty,
  type FieldSchema,
} from '../../validation/fieldSchema'
import { isUnfinishedLine, isUnfinishedText } from '../../validation/text'
import { isCategory, isUnit, productFieldLimits } from '../product'
import { areBenefits, areDistinctGrades, areOtherNames, isStoredImage } from '../storedProduct'
import type { DraftFields, EditedFieldName } from './productInput'

const { name, description } = productFieldLimits

function getDraftSchema(productId: string): FieldSchema<EditedFieldName> {
  return [
    ['image', optionalField((value) => isStoredImage(value, productId))],
    ['name', optionalField((value) => isUnfinishedLine(value, name))],
    ['alsoKnownAs', optionalField((value) => areOtherNames(value, isUnfinishedLine))],
    ['category', optionalField(isCategory)],
    ['unit', optionalField(isUnit)],
    ['grades', optionalField(areDistinctGrades)],
    ['description', optionalField((value) => isUnfinishedText(value, description))],
    ['benefits', optionalField((value) => areBenefits(value, isUnfinishedLine))],
    ['hidden', optionalField((value) => typeof value === 'boolean')],
  ]
}

/**
 * Finds the fields that a draft may not have in this form. Any field may be missing, and a text may be empty. `isDraft`
 * in firestore.rules enforces the same schema.
 */
export function findDraftErrors(
  productId: string,
  fields: Readonly<Partial<Record<EditedFieldName, unknown>>>,
): EditedFieldName[] {
  return findInvalidFields(getDraftSchema(productId), fields)
}

/** Parses the product fields of a draft; null if one of them is invalid. */
export function parseDraftFields(productId: string, stored: unknown): DraftFields | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null
  const fields = toRecordOrEmpty(stored)
  if (findDraftErrors(productId, fields).length > 0) return null
  // findDraftErrors has checked every field.
  return pickSchemaFields(getDraftSchema(productId), fields) as DraftFields
}
