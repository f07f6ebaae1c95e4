import { isMultilineText } from '../../../domain/validation/text'

/** Says why a text cannot be stored; '' if it can. Remove characters that are not allowed first. */
export function findTextError(text: string, maxLength: number): string {
  const [length, limit] = [text.length, maxLength].map((count) => count.toLocaleString('en'))
  if (text.length > maxLength)
    return `Please shorten this: it has ${length} characters, and the limit is ${limit}.`
  return isMultilineText(text, maxLength) ? '' : 'Please write something first.'
}
