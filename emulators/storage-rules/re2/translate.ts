import { anyCase, readClass, span } from './characterClass'
import { readEscape } from './escapes'
import { PatternError, point, Source } from './source'

type Flags = { readonly i: boolean; readonly m: boolean; readonly s: boolean; readonly U: boolean }

const noFlags: Flags = { i: false, m: false, s: false, U: false }
const maxRepeat = 1000

/** Writes an RE2 pattern as a JavaScript one for the flag `u`, or throws a PatternError for what RE2 does not know. */
export function translate(pattern: string): string {
  const source = new Source(pattern)
  const translated = readAlternatives(source, noFlags)
  if (!source.isAtEnd) throw new PatternError('unexpected )')
  return translated
}

/** Reads up to the closing parenthesis or the end. Flags set on the way, as in `a(?i)b`, hold to that end. */
function readAlternatives(source: Source, outer: Flags): string {
  let flags = outer
  let written = ''
  while (!source.isAtEnd && source.peek() !== ')') {
    const set = readFlags(source, flags)
    if (set !== null) flags = set
    else if (source.take('|')) written += '|'
    else written += readRepeated(source, flags)
  }
  return written
}

function readFlags(source: Source, flags: Flags): Flags | null {
  const found = source.match(/^\(\?([imsU]*)(?:-([imsU]+))?\)/)
  return found === null ? null : withFlags(flags, found)
}

function withFlags(flags: Flags, [, on = '', off = '']: RegExpExecArray): Flags {
  const changed = (letters: string, value: boolean) =>
    Object.fromEntries(Array.from(letters, (one) => [one, value]))
  return { ...flags, ...changed(on, true), ...changed(off, false) }
}

function readRepeated(source: Source, flags: Flags): string {
  const atom = readAtom(source, flags)
  const count = readCount(source)
  if (count === null) return atom
  const isLazy = source.take('?') !== flags.U
  if (readCount(source) !== null) throw new PatternError('a repetition of a repetition')
  return `(?:${atom})${count}${isLazy ? '?' : ''}`
}

function readCount(source: Source): string | null {
  const counted = source.match(/^\{(\d+)(?:(,)(\d*))?\}/)
  if (counted === null) return source.match(/^[*+?]/)?.[0] ?? null
  const least = Number(counted[1])
  const most = counted[3] === undefined || counted[3] === '' ? least : Number(counted[3])
  if (least > maxRepeat || most > maxRepeat || most < least) throw new PatternError('a bad repetition count')
  return counted[0]
}

function readAtom(source: Source, flags: Flags): string {
  const symbol = source.next()
  switch (symbol) {
    case '(':
      return readGroup(source, flags)
    case '[':
      return readClass(source, flags.i)
    case '.':
      return flags.s ? '[\\s\\S]' : '[^\\n]'
    case '^':
      return flags.m ? '(?<![^\\n])' : '(?<![\\s\\S])'
    case '$':
      return flags.m ? '(?![^\\n])' : '(?![\\s\\S])'
    case '\\':
      return readEscaped(source, flags)
    case '*':
    case '+':
    case '?':
      throw new PatternError('nothing to repeat')
    default:
      return literal(symbol, flags)
  }
}

function readGroup(source: Source, flags: Flags): string {
  const open = readOpening(source, flags)
  const inside = readAlternatives(source, open.flags)
  if (!source.take(')')) throw new PatternError('a missing )')
  return `${open.written}${inside})`
}

function readOpening(source: Source, flags: Flags): { written: string; flags: Flags } {
  if (source.peek() !== '?') return { written: '(', flags }
  const name = source.match(/^\?P?<(\w+)>/)?.[1]
  if (name !== undefined) return { written: `(?<${name}>`, flags }
  const found = source.match(/^\?([imsU]*)(?:-([imsU]+))?:/)
  if (found === null) throw new PatternError('a group that RE2 does not know')
  return { written: '(?:', flags: withFlags(flags, found) }
}

const anchors: ReadonlyMap<string, string> = new Map([
  ['A', '(?<![\\s\\S])'],
  ['z', '(?![\\s\\S])'],
  ['b', '\\b'],
  ['B', '\\B'],
])

function readEscaped(source: Source, flags: Flags): string {
  const anchor = anchors.get(source.peek() ?? '')
  if (anchor !== undefined) {
    source.next()
    return anchor
  }
  const quoted = source.match(/^Q([\s\S]*?)(?:\\E|$)/)
  if (quoted !== null) return Array.from(quoted[1] ?? '', (letter) => literal(letter, flags)).join('')
  const escape = readEscape(source)
  if ('code' in escape) return literal(String.fromCodePoint(escape.code), flags)
  return `[${flags.i ? anyCase(escape.set) : escape.set}]`
}

function literal(letter: string, flags: Flags): string {
  const code = letter.codePointAt(0) ?? 0
  return flags.i ? `[${span(code, code, true)}]` : point(code)
}
