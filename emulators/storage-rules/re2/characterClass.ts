import { foldRange } from './caseFolding'
import { readEscape, type Escape } from './escapes'
import { PatternError, point, type Source } from './source'

const posix: ReadonlyMap<string, string> = new Map([
  ['alnum', '0-9A-Za-z'],
  ['alpha', 'A-Za-z'],
  ['ascii', '\\0-\\x7f'],
  ['blank', '\\t '],
  ['cntrl', '\\0-\\x1f\\x7f'],
  ['digit', '0-9'],
  ['graph', '!-~'],
  ['lower', 'a-z'],
  ['print', ' -~'],
  ['punct', '!-\\/:-@\\[-`\\{-~'],
  ['space', '\\t-\\r '],
  ['upper', 'A-Z'],
  ['word', '0-9A-Z_a-z'],
  ['xdigit', '0-9A-Fa-f'],
])

/** Reads a class after its opening bracket and writes it as JavaScript does. */
export function readClass(source: Source, ignoresCase: boolean): string {
  const negation = source.take('^') ? '^' : ''
  let items = ''
  let negatedPosix = ''
  // A ] that comes first is a literal.
  do {
    const named = source.match(/^\[:(\^?)(\w+):\]/)
    if (named === null) items += readRange(source, ignoresCase)
    else if (named[1] === '^') negatedPosix += `|[^${posixItems(named[2])}]`
    else items += posixItems(named[2])
  } while (!source.take(']'))
  if (negatedPosix === '') return `[${negation}${items}]`
  const either = `(?:[${items}]${negatedPosix})`
  return negation === '' ? either : `(?:(?!${either})[\\s\\S])`
}

function posixItems(name = ''): string {
  const items = posix.get(name)
  if (items === undefined) throw new PatternError(`no class [:${name}:]`)
  return items
}

function readRange(source: Source, ignoresCase: boolean): string {
  const first = readItem(source)
  if ('set' in first) return ignoresCase ? anyCase(first.set) : first.set
  if (source.match(/^-(?!\])/) === null) return span(first.code, first.code, ignoresCase)
  const last = readItem(source)
  if ('set' in last || last.code < first.code) throw new PatternError('a range runs backwards')
  return span(first.code, last.code, ignoresCase)
}

function readItem(source: Source): Escape {
  return source.take('\\') ? readEscape(source) : { code: source.next().codePointAt(0) ?? 0 }
}

/** A range of code points for the inside of a class. */
export function span(first: number, last: number, ignoresCase: boolean): string {
  const range = `${point(first)}-${point(last)}`
  return ignoresCase ? range + foldRange(first, last).map(point).join('') : range
}

/** A set that (?i) widens: the letters of one case stand for those of all. */
export const anyCase = (set: string): string =>
  ['\\p{Lu}', '\\p{Ll}', '\\p{Lt}'].includes(set) ? '\\p{Lu}\\p{Ll}\\p{Lt}' : set
