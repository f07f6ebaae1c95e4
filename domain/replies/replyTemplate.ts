import { hasLaterForm } from '../validation/documentForm'
import { findInvalidFields, toRecordOrEmpty, type FieldSchema } from '../validation/fieldSchema'
import { isMultilineText, isSingleLineText } from '../validation/text'

/** Maximum UTF-16 lengths of a reply template; the same as `isReplyTemplate` in firestore.rules. */
export const replyTemplateLimits = { name: 60, text: 2000 } as const

/** A text from which staff make replies; `{name}`, `{reference}`, `{due}` and `{lines}` in it are filled per item. */
export type ReplyTemplate = { id: string; name: string; text: string }

const isTemplateName = (value: unknown) => isSingleLineText(value, replyTemplateLimits.name)
const isTemplateText = (value: unknown) => isMultilineText(value, replyTemplateLimits.text)

const replyTemplateSchema: FieldSchema<'name' | 'text'> = [
  ['name', isTemplateName],
  ['text', isTemplateText],
]

/** Lists a template's invalid fields; an empty list means that `isReplyTemplate` in firestore.rules accepts them. */
export function findReplyTemplateErrors(
  fields: Readonly<Partial<Record<'name' | 'text', unknown>>>,
): ('name' | 'text')[] {
  return findInvalidFields(replyTemplateSchema, fields)
}

export function parseReplyTemplate(id: string, stored: unknown): ReplyTemplate | null {
  const { name, text } = toRecordOrEmpty(stored)
  if (hasLaterForm(stored)) return null
  return isTemplateName(name) && isTemplateText(text) ? { id, name, text } : null
}
