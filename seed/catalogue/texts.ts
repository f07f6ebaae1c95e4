import * as v from 'valibot'
import { isLine, isText } from '../../web/domain/text'

const notBlank = v.check((text: string) => text.trim() !== '', 'must not be empty')
const trimmed = v.check((text: string) => text === text.trim(), 'must not begin or end with a space')

function atMost(most: number) {
  return v.maxLength<string, number, string>(most, `must be at most ${most} characters`)
}

/** One readable line of 1 to so many characters. */
export function line(most: number) {
  const readable = v.check((text: string) => isLine(text, most), 'must be one line of readable text')
  return v.pipe(v.string(), notBlank, atMost(most), trimmed, readable)
}

/** Readable text of 1 to so many characters, line breaks allowed. */
export function text(most: number) {
  const readable = v.check((words: string) => isText(words, most), 'must be readable text')
  return v.pipe(v.string(), notBlank, atMost(most), trimmed, readable)
}

/** One line, or nothing at all. */
export function lineOrNothing(most: number) {
  const readable = v.check(
    (words: string) => words === '' || isLine(words, most),
    'must be one line of readable text',
  )
  return v.pipe(v.string(), atMost(most), trimmed, readable)
}
