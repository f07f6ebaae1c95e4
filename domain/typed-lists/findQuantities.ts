import { parseQuantityInput } from '../order-list/parseQuantityInput'
import { type Quantity, toHalves } from '../order-list/readGeneratedLine'
import { findMeasure } from './measures'

type QuantityAt = Quantity & { start: number; end: number }

// A number behind a letter or a currency sign is no quantity: 'B12', '₦500'.
const noStartPattern = /(?:[\p{L}\p{M}\p{N}₦$#+]|\d[.,/])[^]$|\.\.$/u
const numberPattern = /(?:[x×*]\s*)?((?:\d+\s+)?\d+\s*\/\s*\d+|\d*\s*[½¼¾]|\d+(?:[.,]\d+)*|\.\d+)/iuy
const nextWordsPattern = /^(\s*)([\p{L}\p{M}]+)\.?(?:\s+([\p{L}\p{M}]+))?/u
const halfMorePattern = /^\s*(?:and|n|&)\s*½/i

/** Finds the quantities in a text, with their places: '2 kg', 'x 3', '1 litre and ½'. */
export function findQuantities(text: string): QuantityAt[] {
  return matchNumbers(text).flatMap(({ 0: { length }, 1: number = '', index: start }) => {
    const rest = text.slice(start + length)
    const [unitText, unit] = readUnit(rest)
    if (unitText === null) return []
    const [more = ''] = halfMorePattern.exec(rest.slice(unitText.length)) ?? []
    const end = start + length + unitText.length + more.length
    return [{ start, end, ...measureQuantity(number, unit, more === '' ? 0 : 0.5) }]
  })
}

/** Finds the numbers; `noStartPattern` says where none begins, because Safari 15 has no lookbehind. */
function matchNumbers(text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  for (let start = 0; start < text.length; start += 1) {
    if (noStartPattern.test(text.slice(Math.max(0, start - 2), start + 1))) continue
    numberPattern.lastIndex = start
    const match = numberPattern.exec(text)
    if (!match) continue
    matches.push(match)
    start = numberPattern.lastIndex - 1
  }
  return matches
}

/** The text of the unit behind a number, and its word; null where the number belongs to a word, as in '2nd' and '5%'. */
function readUnit(rest: string): [text: string | null, word: string] {
  const [, gap = '', word = '', next = ''] = nextWordsPattern.exec(rest) ?? []
  const end = gap.length + word.length
  const measure = findMeasure(word)
  // 'paint bucket' and 'rubber bag' are one measure.
  if (measure === 'vague' && findMeasure(next) === 'vague')
    return [rest.slice(0, rest.indexOf(next, end) + next.length), word]
  if (measure || word.toLowerCase() === 'x') return [rest.slice(0, end), word]
  return [gap === '' && /^[\p{L}%]/u.test(rest) ? null : '', '']
}

function measureQuantity(number: string, unitWord: string, more: number): Quantity {
  const measure = findMeasure(unitWord)
  const parsed = parseQuantityInput(number)
  if (!parsed || parsed.isAmbiguous || measure === 'vague') return { halves: null }
  const { amount = 1, unit } = measure ?? {}
  return { halves: toHalves((parsed.inputCount + more) * amount), ...(unit && { unit }) }
}
