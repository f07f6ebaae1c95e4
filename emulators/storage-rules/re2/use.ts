import { EvaluationError } from '../values/error'
import { PatternError } from './source'
import { translate } from './translate'

type Wholeness = 'whole' | 'part'

const compiled = new Map<string, RegExp>()

/** A pattern ready to use. JavaScript backtracks: a pattern that RE2 answers in linear time may be slow here. */
export function compilePattern(pattern: string, wholeness: Wholeness): RegExp {
  const key = `${wholeness} ${pattern}`
  const known = compiled.get(key) ?? compile(pattern, wholeness)
  compiled.set(key, known)
  return known
}

function compile(pattern: string, wholeness: Wholeness): RegExp {
  try {
    const translated = translate(pattern)
    return new RegExp(wholeness === 'whole' ? `^(?:${translated})$` : translated, 'gu')
  } catch (error) {
    if (!(error instanceof PatternError || error instanceof SyntaxError)) throw error
    throw new EvaluationError(`Invalid regular expression "${pattern}": ${error.message}.`)
  }
}

/** string.matches(): the whole string, not a part of it. */
export const matchesWhole = (subject: string, pattern: string): boolean =>
  subject.search(compilePattern(pattern, 'whole')) === 0

/** string.split(): empty strings at the end are dropped, but never the last one. */
export function splitBy(subject: string, pattern: string): readonly string[] {
  const pieces: string[] = []
  let from = 0
  for (const found of subject.matchAll(compilePattern(pattern, 'part'))) {
    pieces.push(subject.slice(from, found.index))
    from = found.index + found[0].length
  }
  pieces.push(subject.slice(from))
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop()
  return pieces
}

/** string.replace(): every occurrence; `$1` and `${name}` in the substitute stand for groups, `\$` for a dollar. */
export function replaceAll(subject: string, pattern: string, substitute: string): string {
  const parts = [...subject.matchAll(compilePattern(pattern, 'part'))]
  let written = ''
  let from = 0
  for (const found of parts) {
    written += subject.slice(from, found.index) + fill(substitute, found)
    from = found.index + found[0].length
  }
  return written + subject.slice(from)
}

function fill(substitute: string, found: RegExpExecArray): string {
  return substitute.replace(
    /\\([\s\S])|\$(\d+)|\$\{(\w+)\}/g,
    (_, escaped?: string, digits?: string, name?: string) => {
      if (escaped !== undefined) return escaped
      return name === undefined ? numbered(digits ?? '', found) : named(name, found)
    },
  )
}

/** As many digits as name a group: of `$10` with one group, the 0 is text. */
function numbered(digits: string, found: RegExpExecArray): string {
  for (let length = digits.length; length > 0; length--) {
    const group = Number(digits.slice(0, length))
    if (group < found.length) return (found[group] ?? '') + digits.slice(length)
  }
  throw new EvaluationError(`The pattern has no group ${digits}.`)
}

function named(name: string, found: RegExpExecArray): string {
  if (found.groups === undefined || !Object.hasOwn(found.groups, name)) {
    throw new EvaluationError(`The pattern has no group named "${name}".`)
  }
  return found.groups[name] ?? ''
}
