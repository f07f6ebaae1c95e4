import { RulesSyntaxError, type RulesSourcePosition } from './diagnostic'

const controlCharacters: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
])

const escapeSequence = /\\(?:([bfnrt"'\\])|x([0-9A-Fa-f]{2})|([0-3][0-7]{2})|u([0-9A-Fa-f]{4})|([\s\S]))/g

/** Decodes the text between the quotes of a string literal. */
export function unescapeRulesString(source: string, position: RulesSourcePosition): string {
  return source.replace(
    escapeSequence,
    (whole, simple?: string, hex?: string, octal?: string, unicode?: string) => {
      if (simple !== undefined) return controlCharacters.get(simple) ?? simple
      const code = hex ?? unicode
      if (code !== undefined) return String.fromCharCode(parseInt(code, 16))
      if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8))
      throw new RulesSyntaxError(
        `Unknown escape ${whole} in a string; a backslash itself is written \\\\.`,
        position,
      )
    },
  )
}

/** Decodes a bytes literal: \xHH and octal escapes are bytes, other characters are UTF-8. */
export function unescapeRulesBytes(source: string, position: RulesSourcePosition): Uint8Array {
  const parts = source.match(/\\(?:x..|[0-7]{3}|[\s\S])|[^\\]+/g) ?? []
  return Buffer.concat(
    parts.map((part) => {
      if (part.startsWith('\\u')) throw new RulesSyntaxError('Bytes take no \\u escape.', position)
      return Buffer.from(unescapeRulesString(part, position), /^\\[x0-7]/.test(part) ? 'latin1' : 'utf8')
    }),
  )
}
