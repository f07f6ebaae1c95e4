import { isMultilineText } from '../../domain/validation/text'

/** Says why a text cannot be stored; '' if it can. Remove characters that are not allowed first. */
export function findTextError(text: string, maxLength: number): string {
  const surplus = text.length - maxLength
  if (surplus > 0)
    return `This has ${surplus.toLocaleString('en')} characters too many: please shorten it to ${maxLength.toLocaleString('en')}.`
  return isMultilineText(text, maxLength) ? '' : 'Write something first.'
}
