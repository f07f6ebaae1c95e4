import { cleanText } from '../../domain/validation/text'

/** A text of several lines for a mail, each without tabs and without spaces at its end. */
export function cleanLines(text: string): string[] {
  return cleanText(text)
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').trimEnd())
}
