import { imageFieldTestCases } from './imageFieldTestCases'
import {
  categoryTestCases,
  createBenefitsTestCases,
  createOtherNamesTestCases,
  gradesTestCases,
  hiddenTestCases,
  unitTestCases,
} from './productFieldTestCases'
import { productWithMaxLengthFields, validProduct } from './productSchemaTestCases'
import {
  applyFieldChanges,
  createInvalidSchemaTestCase,
  createOptionalFieldTestCase,
  createValidSchemaTestCase,
  type SchemaTestCase,
} from './schemaCase'
import { createUnfinishedLineFieldTestCases, createUnfinishedTextFieldTestCases } from './textCases'

/** The product fields of a valid draft of the product 84. */
export const validDraftFields = applyFieldChanges(validProduct, { id: undefined })

/**
 * The product fields of a draft of the product 99999 at their maximum lengths: it tests Firestore's limit of 1,000
 * evaluated expressions per request.
 */
export const draftFieldsWithMaxLength = applyFieldChanges(productWithMaxLengthFields, { id: undefined })

/** Test cases for the product fields of a draft of the product 84. */
export const draftSchemaTestCases: readonly SchemaTestCase[] = [
  ...Object.keys(validDraftFields).map(createOptionalFieldTestCase),
  ...imageFieldTestCases,
  ...createUnfinishedLineFieldTestCases('name', 120),
  ...createOtherNamesTestCases(createUnfinishedLineFieldTestCases('a name in alsoKnownAs', 60)),
  ...categoryTestCases,
  ...unitTestCases,
  ...gradesTestCases,
  createValidSchemaTestCase('grades is empty', { grades: [] }),
  ...createUnfinishedTextFieldTestCases('description', 2000),
  ...createBenefitsTestCases(createUnfinishedLineFieldTestCases),
  createInvalidSchemaTestCase('benefits is empty', { benefits: {} }),
  ...hiddenTestCases.filter(({ change }) => change.hidden !== undefined),
]
