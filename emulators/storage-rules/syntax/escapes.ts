import { RulesSyntaxError, type Position } from './position'

const controls: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
])

const escape = /\\(?:([bfnrt"'\\])|x([0-9A-Fa-f]{2})|([0-3][0-7]{2})|u([0-9A-Fa-f]{4})|([\s\S]))/g

/** What stands between the quotes of a string literal. */
export function unescapeText(written: string, at: Position): string {
  return written.replace(escape, (whole, simple?: string, hex?: string, octal?: string, unicode?: string) => {
    if (simple !== undefined) return controls.get(simple) ?? simple
    const code = hex ?? unicode
    if (code !== undefined) return String.fromCharCode(parseInt(code, 16))
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8))
    throw new RulesSyntaxError(`Unknown escape ${whole} in a string; a backslash itself is written \\\\.`, at)
  })
}

/** What stands between the quotes of a bytes literal: \xHH and octal give bytes, any other character its UTF-8. */
export function unescapeBytes(written: string, at: Position): Uint8Array {
  const parts = written.match(/\\(?:x..|[0-7]{3}|[\s\S])|[^\\]+/g) ?? []
  return Buffer.concat(
    parts.map((part) => {
      if (part.startsWith('\\u')) throw new RulesSyntaxError('Bytes take no \\u escape.', at)
      return Buffer.from(unescapeText(part, at), /^\\[x0-7]/.test(part) ? 'latin1' : 'utf8')
    }),
  )
}
