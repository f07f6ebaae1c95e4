import type { RulesTextEdit } from './mutant'
import { parseRegexTokens, type RegexToken } from './parseRegexTokens'

/** Creates edits of a regular expression that each change one bound of a quantifier or of a character range by one. */
export function mutateRegexBounds(pattern: string): RulesTextEdit[] {
  return parseRegexTokens(pattern).flatMap((token) =>
    token.kind === 'quantifier' ? mutateQuantifier(token) : mutateRanges(token),
  )
}

type Bounds = { readonly min: number; readonly max: number }

function mutateQuantifier({ text, from, to }: RegexToken): RulesTextEdit[] {
  const { min, max } = parseBounds(text)
  const candidates: Bounds[] = [
    { min: min - 1, max },
    { min: min + 1, max },
    { min, max: max - 1 },
    { min, max: max + 1 },
  ]
  // Infinity plus or minus one is Infinity: skip such a candidate, because it equals the original bounds.
  const isChanged = (bounds: Bounds) => bounds.min !== min || bounds.max !== max
  const valid = candidates.filter(
    (bounds) => isChanged(bounds) && bounds.min >= 0 && bounds.min <= bounds.max,
  )
  return valid.map((bounds) => ({ from, to, text: formatQuantifier(bounds) }))
}

function parseBounds(quantifier: string): Bounds {
  if (quantifier === '*') return { min: 0, max: Infinity }
  if (quantifier === '+') return { min: 1, max: Infinity }
  if (quantifier === '?') return { min: 0, max: 1 }
  const [min = '', max = min] = quantifier.slice(1, -1).split(',')
  return { min: Number(min), max: max === '' ? Infinity : Number(max) }
}

function formatQuantifier({ min, max }: Bounds): string {
  return max === Infinity ? `{${min},}` : `{${min},${max}}`
}

// Each bound of a character range, such as `a-z`, is a character or a code point. A hyphen next to a bracket or after a
// range is a literal hyphen.
const bound = String.raw`\\\\x\{([0-9A-Fa-f]+)\}|[^\\\]]`
const range = new RegExp(`(${bound})-(${bound})`, 'g')

function mutateRanges({ text, from }: RegexToken): RulesTextEdit[] {
  return [...text.matchAll(range)].flatMap(
    ({ index, 0: source, 1: first = '', 2: firstHex, 3: last = '', 4: lastHex }) => {
      const [min, max] = [toCodePoint(first, firstHex), toCodePoint(last, lastHex)]
      const candidates: Bounds[] = [
        { min: min - 1, max },
        { min: min + 1, max },
        { min, max: max - 1 },
        { min, max: max + 1 },
      ]
      const span = { from: from + index, to: from + index + source.length }
      return candidates
        .filter((bounds) => bounds.min <= bounds.max)
        .map((bounds) => ({ ...span, text: `${formatBound(bounds.min)}-${formatBound(bounds.max)}` }))
    },
  )
}

function toCodePoint(character: string, hex: string | undefined): number {
  return hex === undefined ? (character.codePointAt(0) ?? 0) : parseInt(hex, 16)
}

// Other characters are written in hexadecimal, because a bracket or a backslash would become regular expression syntax.
function formatBound(codePoint: number): string {
  const character = String.fromCodePoint(codePoint)
  return /[A-Za-z0-9]/.test(character) ? character : String.raw`\\x{${codePoint.toString(16).toUpperCase()}}`
}
