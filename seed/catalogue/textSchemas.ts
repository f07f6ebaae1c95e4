import * as v from 'valibot'
import { isSingleLineText, isMultilineText } from '../../domain/validation/text'

const notBlank = v.check((text: string) => text.trim() !== '', 'must not be empty')
const trimmed = v.check((text: string) => text === text.trim(), 'must not begin or end with a space')

function withMaxLength(maxLength: number) {
  return v.maxLength<string, number, string>(maxLength, `must be at most ${maxLength} characters`)
}

/** The schema of one readable line of 1 to `maxLength` characters. */
export function createSingleLineSchema(maxLength: number) {
  const readable = v.check(
    (text: string) => isSingleLineText(text, maxLength),
    'must be one line of readable text',
  )
  return v.pipe(v.string(), notBlank, withMaxLength(maxLength), trimmed, readable)
}

/** The schema of readable text of 1 to `maxLength` characters, with line breaks. */
export function createMultilineTextSchema(maxLength: number) {
  const readable = v.check((value: string) => isMultilineText(value, maxLength), 'must be readable text')
  return v.pipe(v.string(), notBlank, withMaxLength(maxLength), trimmed, readable)
}

/** The schema of one readable line that may be empty. */
export function createOptionalSingleLineSchema(maxLength: number) {
  const readable = v.check(
    (value: string) => value === '' || isSingleLineText(value, maxLength),
    'must be one line of readable text',
  )
  return v.pipe(v.string(), withMaxLength(maxLength), trimmed, readable)
}
