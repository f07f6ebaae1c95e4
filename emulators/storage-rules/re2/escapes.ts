import { PatternError, point, type Source } from './source'

/** What an escape stands for: one code point, or a set written for the inside of a JavaScript class. */
export type Escape = { readonly code: number } | { readonly set: string }

const perl: ReadonlyMap<string, string> = new Map([
  ['d', '0-9'],
  ['D', '\\D'],
  ['w', '\\w'],
  ['W', '\\W'],
  // JavaScript's \s also takes Unicode spaces and the vertical tab; RE2's does not.
  ['s', '\\t\\n\\f\\r '],
  ['S', '\\0-\\x08\\x0b\\x0e-\\x1f!-\\u{10ffff}'],
])

const controls: ReadonlyMap<string, number> = new Map([
  ['a', 7],
  ['f', 12],
  ['n', 10],
  ['r', 13],
  ['t', 9],
  ['v', 11],
])

/** Reads an escape that may stand inside a class or out of it; the backslash has been read. */
export function readEscape(source: Source): Escape {
  const code = readCode(source)
  if (code !== null) return { code }
  const letter = source.next()
  const set = perl.get(letter)
  if (set !== undefined) return { set }
  if (letter === 'p' || letter === 'P') return { set: readProperty(source, letter === 'P') }
  const control = controls.get(letter)
  if (control !== undefined) return { code: control }
  if (/[0-9A-Za-z]/.test(letter)) throw new PatternError(`\\${letter} is no RE2 escape`)
  return { code: letter.codePointAt(0) ?? 0 }
}

function readCode(source: Source): number | null {
  const hex = source.match(/^x(?:\{([0-9A-Fa-f]+)\}|([0-9A-Fa-f]{2}))/)
  if (hex !== null) return checked(parseInt(hex[1] ?? hex[2] ?? '', 16))
  // \1 alone would be a back-reference, which RE2 lacks.
  const octal = source.match(/^(0[0-7]{0,2}|[1-7][0-7]{1,2})/)
  return octal === null ? null : parseInt(octal[0], 8)
}

function checked(code: number): number {
  if (code > 0x10ffff) throw new PatternError('no such code point')
  return code
}

function readProperty(source: Source, isNegated: boolean): string {
  const [, caret = '', long, short = ''] = source.match(/^(?:\{(\^?)(\w+)\}|([A-Z]))/) ?? []
  const name = long ?? short
  const escape = isNegated === (caret === '^') ? 'p' : 'P'
  if (name === 'Any') return escape === 'p' ? `\\0-${point(0x10ffff)}` : ''
  const property = name.length <= 2 ? name : `Script=${name}`
  try {
    new RegExp(`\\p{${property}}`, 'u')
  } catch {
    throw new PatternError(`no Unicode class "${name}"`)
  }
  return `\\${escape}{${property}}`
}
