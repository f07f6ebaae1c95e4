import { patternPartsOf, type PatternPart } from './patternParts'
import type { Edit } from './mutant'

/** Each bound of each quantifier, and each end of each range of characters, moved by one either way. */
export function patternMoves(pattern: string): Edit[] {
  return patternPartsOf(pattern).flatMap((part) =>
    part.kind === 'quantifier' ? quantifierMoves(part) : rangeMoves(part),
  )
}

type Bounds = { readonly least: number; readonly most: number }

function quantifierMoves({ text, from, to }: PatternPart): Edit[] {
  const { least, most } = boundsOf(text)
  const bounds: Bounds[] = [
    { least: least - 1, most },
    { least: least + 1, most },
    { least, most: most - 1 },
    { least, most: most + 1 },
  ]
  const isNew = (each: Bounds) => each.least !== least || each.most !== most
  const moved = bounds.filter((each) => isNew(each) && each.least >= 0 && each.least <= each.most)
  return moved.map((each) => ({ from, to, text: quantifierText(each) }))
}

function boundsOf(quantifier: string): Bounds {
  if (quantifier === '*') return { least: 0, most: Infinity }
  if (quantifier === '+') return { least: 1, most: Infinity }
  if (quantifier === '?') return { least: 0, most: 1 }
  const [least = '', most = least] = quantifier.slice(1, -1).split(',')
  return { least: Number(least), most: most === '' ? Infinity : Number(most) }
}

function quantifierText({ least, most }: Bounds): string {
  return most === Infinity ? `{${least},}` : `{${least},${most}}`
}

// Either end is a character or its code; a hyphen beside a bracket or behind a range is itself.
const end = String.raw`\\\\x\{([0-9A-Fa-f]+)\}|[^\\\]]`
const range = new RegExp(`(${end})-(${end})`, 'g')

function rangeMoves({ text, from }: PatternPart): Edit[] {
  return [...text.matchAll(range)].flatMap(
    ({ index, 0: whole, 1: first = '', 2: firstCode, 3: last = '', 4: lastCode }) => {
      const [low, high] = [codeOf(first, firstCode), codeOf(last, lastCode)]
      const ends = [
        [low - 1, high],
        [low + 1, high],
        [low, high - 1],
        [low, high + 1],
      ] as const
      const place = { from: from + index, to: from + index + whole.length }
      return ends.flatMap(([a, b]) => (a <= b ? [{ ...place, text: `${written(a)}-${written(b)}` }] : []))
    },
  )
}

function codeOf(character: string, code: string | undefined): number {
  return code === undefined ? (character.codePointAt(0) ?? 0) : parseInt(code, 16)
}

// As a code, so that a bracket or a backslash is no syntax.
function written(code: number): string {
  const character = String.fromCodePoint(code)
  return /[A-Za-z0-9]/.test(character) ? character : String.raw`\\x{${code.toString(16).toUpperCase()}}`
}
