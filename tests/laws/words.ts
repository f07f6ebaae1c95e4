import { kindCases, lawful, unlawful, type LawCase } from './case'

/** What stands next to A to Z, a to z and 0 to 9 in Unicode; the slash below 0 aside, which parts a path. */
export const besideAlphanumerics = ['@', '[', '`', '{', ':']

const mark = (code: string) => String.fromCodePoint(parseInt(code, 16))
const unseenLetters = ['3164', '115F', '1160', 'FFA0']
const turners = ['202A', '202B', '202C', '202D', '202E', '2066', '2067', '2068', '2069']
const controls = ['0', '7', 'B', '1B', '7F', '85']
const breaks = { 'a line feed': '\n', 'a carriage return': '\r', 'a tab': '\t' }

// Cases that hold for every text that a person reads; lengths are UTF-16 units, so that an emoji counts twice.
function readableCases(field: string, most: number): LawCase[] {
  return [
    ...kindCases(field),
    lawful(`${field} is one digit`, { [field]: '7' }),
    lawful(`${field} is Yoruba`, { [field]: 'Ọ̀ṣọ́ọ̀ṣì Ẹniọlá' }),
    lawful(`${field} is Arabic digits`, { [field]: '٣٤' }),
    lawful(`${field} has a letter beside a filler`, { [field]: 'ㅤa' }),
    lawful(`${field} has neighbours of the forbidden marks`, { [field]: 'a\u2029\u202F\u2065\u206Ab' }),
    lawful(`${field} has ${most} letters`, { [field]: 'a'.repeat(most) }),
    lawful(`${field} has ${most} units of emoji`, { [field]: 'ab' + '🌿'.repeat((most - 2) / 2) }),
    unlawful(`${field} has ${most + 1} letters`, { [field]: 'a'.repeat(most + 1) }),
    unlawful(`${field} has ${most + 1} units of emoji`, { [field]: 'a' + '🌿'.repeat(most / 2) }),
    unlawful(`${field} is a list`, { [field]: ['a'] }),
    unlawful(`${field} is spaces`, { [field]: '  \u00A0 ' }),
    unlawful(`${field} is punctuation`, { [field]: '--- !' }),
    unlawful(`${field} is four fillers`, { [field]: unseenLetters.map(mark).join('') }),
    ...turners.map((code) => unlawful(`${field} has U+${code}`, { [field]: `a${mark(code)}b` })),
    ...controls.map((code) => unlawful(`${field} has control ${code}`, { [field]: `a${mark(code)}b` })),
  ]
}

function emptyCase(field: string): LawCase {
  return unlawful(`${field} is empty`, { [field]: '' })
}

/** One line of a form: name, subject. */
export function lineCases(field: string, most: number): LawCase[] {
  const broken = Object.entries(breaks).map(([name, text]) =>
    unlawful(`${field} has ${name}`, { [field]: `a${text}b` }),
  )
  return [...readableCases(field, most), emptyCase(field), ...broken]
}

/** A line that may stay empty: a benefit. */
export function emptiableLineCases(field: string, most: number): LawCase[] {
  const rest = lineCases(field, most).filter((each) => each.change[field] !== '')
  return [...rest, lawful(`${field} is empty`, { [field]: '' })]
}

/** A box for several lines: list, message. */
export function textCases(field: string, most: number): LawCase[] {
  const kept = Object.entries(breaks).map(([name, text]) =>
    lawful(`${field} has ${name}`, { [field]: `a${text}b` }),
  )
  return [
    ...readableCases(field, most),
    emptyCase(field),
    ...kept,
    unlawful(`${field} is line breaks and tabs`, { [field]: '\n\r\t' }),
  ]
}
