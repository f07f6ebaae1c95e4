import { type FieldValidator, optionalField, toRecordOrEmpty } from '../validation/fieldSchema'
import { isMultilineText, isSingleLineText, isUnfinishedLine, isUnfinishedText } from '../validation/text'
import { categories, grades, type Product, productFieldLimits as limits, units } from './product'

type ProductFieldRule =
  | { kind: 'line' | 'text'; maxLength: number }
  | { kind: 'lines'; maxCount: number; maxLength: number }
  | { kind: 'benefits'; maxLength: number }
  | { kind: 'choice' | 'choices'; of: readonly string[] }

/** A product's schema, in the order of its documents. `isProduct` and `isDraft` in firestore.rules enforce it too. */
export const productSchema = {
  name: { kind: 'line', maxLength: limits.name },
  alsoKnownAs: { kind: 'lines', maxCount: limits.otherNames, maxLength: limits.otherName },
  category: { kind: 'choice', of: categories },
  description: { kind: 'text', maxLength: limits.description },
  benefits: { kind: 'benefits', maxLength: limits.benefit },
  unit: { kind: 'choice', of: units },
  grades: { kind: 'choices', of: grades },
} as const satisfies Record<Exclude<keyof Product, 'id' | 'soldOut' | 'certificates'>, ProductFieldRule>

/** Makes the validator of a field. In a draft, any field may be missing and a text may be empty. */
export function createFieldValidator(rule: ProductFieldRule, form: 'finished' | 'draft'): FieldValidator {
  const isDraft = form === 'draft'
  const isLine = isDraft ? isUnfinishedLine : isSingleLineText
  const isText = isDraft ? isUnfinishedText : isMultilineText
  const isValid = (value: unknown): boolean => {
    switch (rule.kind) {
      case 'line':
        return isLine(value, rule.maxLength)
      case 'text':
        return isText(value, rule.maxLength)
      case 'lines':
        return isListOf(value, (text) => isLine(text, rule.maxLength)) && value.length <= rule.maxCount
      case 'benefits': {
        const { first, second, third } = toRecordOrEmpty(value)
        return [first, second, third].every((text) => text === '' || isLine(text, rule.maxLength))
      }
      case 'choice':
        return isChoiceOf(rule.of)(value)
      case 'choices': {
        const isDistinct = isListOf(value, isChoiceOf(rule.of)) && new Set(value).size === value.length
        return isDistinct && (isDraft || value.length > 0)
      }
    }
  }
  return isDraft ? optionalField(isValid) : isValid
}

function isListOf(value: unknown, isEntry: FieldValidator): value is unknown[] {
  return Array.isArray(value) && value.every(isEntry)
}

function isChoiceOf(choices: readonly string[]): FieldValidator {
  return (value) => choices.some((choice) => choice === value)
}
