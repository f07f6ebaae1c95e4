import { type NamedQuantity, readGeneratedLine } from '../order-list/readGeneratedLine'
import { findQuantities } from './findQuantities'
import { findMeasure } from './measures'
import { writeNumbers } from './writeNumbers'

// 'o' and '[x]' are the bullets of word processors and task lists.
const bulletPattern = /^(?:\[x\]|o\s|[^\p{L}\p{N}.(₦])+/iu
// '1. ', '(2) ', 'c) ', 'iv. ', '3 - ' and digits in a circle or on a key number the lines of a list.
const markerPattern =
  /^(?:\d\uFE0F?\u20E3|[①-⓿❶-➓]|\(?(?:[a-z]|[ivx]{2,4})[.)]+(?=\s)|\(?\d{1,3}(?:\s*[.)]+(?!\d)|\s*[-–—:](?=\s*\p{L})))/iu
// A row of a table whose first column is the row's number: '1<tab>Shea Butter<tab>2 kg'. A number without a unit may be a price.
const rowNumberPattern = /^\d{1,3}\s*[\t|]\s*(?=(\p{L}+))/u
const amount = String.raw`\d[\d.,]*(?:k(?!\p{L}))?`
// '@ 4,500', 'at ₦4,500 per kg', 'N4500 each', '9,000 naira'; with a unit it may be a quantity: 'for 2 kg'.
const pricePattern = new RegExp(
  String.raw`(?:(^|[^\p{L}\p{M}])(?:at|for|ngn|n)\s*[₦#]?\s*${amount}|[@₦#]\s*(?:₦|#|ngn|n)?\s*${amount}|${amount}\s*(?=naira))` +
    String.raw`(?:\s*naira)?(?:\s*(?:each|per\s+\p{L}+|/\s*\p{L}+))?(?=\s*(\p{L}*))`,
  'giu',
)
// Without a unit, a number before these counts them: '5 cinnamon sticks' are not 5 kg.
const countedPattern = /\b(?:sticks?|pods?|nuts?)\b/i

// No product name with a quantity is longer; the limit keeps the patterns fast.
const maxLength = 200

/**
 * Reads a line as a name with a quantity, in each possible way: '2 kg Cloves', 'Cloves: 2', '1) two kilos of cloves pls'.
 * The quantity is null where it is not clear: 'cloves', '2-3 kg cloves', '2 bags of cloves'.
 */
export function readQuantityLine(line: string): NamedQuantity[] {
  if (line.length > maxLength) return []
  const text = writeNumbers(removeMarks(line))
  const [rowNumber = '', nextWord = ''] = rowNumberPattern.exec(text) ?? []
  if (rowNumber === '' || findMeasure(nextWord) !== undefined)
    return [...readGeneratedLine(line), ...readTypedLine(text)]
  const readings = readTypedLine(text.slice(rowNumber.length))
  return readings.map((reading) => (reading.unit ? reading : { ...reading, halves: null }))
}

/** Removes what is neither a product nor its quantity: prices, and the bullet or the number of a line. */
export function removeMarks(line: string): string {
  return line
    .replace(pricePattern, (price, before: string | undefined, nextWord: string) =>
      findMeasure(nextWord) === undefined ? (before ?? '') : price,
    )
    .replace(bulletPattern, '')
    .replace(markerPattern, '')
    .replace(bulletPattern, '')
}

function readTypedLine(text: string): NamedQuantity[] {
  const found = findQuantities(text)
  if (found.length === 0) return [{ name: trimName(text), halves: null }]
  const readings = found.map(({ start, end, ...quantity }) => {
    const before = trimName(text.slice(0, start))
    const name = trimName(`${before} ${trimName(text.slice(end))}`)
    const isCount = before === '' && quantity.unit === undefined && countedPattern.test(name)
    return { name, ...quantity, ...(isCount && { unit: 'piece' as const }) }
  })
  if (readings.length === 1) return readings
  // With several numbers none is clear, unless all others are in the name of a product.
  const name = found.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
  return [...readings.reverse(), { name: trimName(name), halves: null }]
}

function trimName(text: string): string {
  return text.replace(/^(?:[^\p{L}\p{N}]|of\s)+|[^\p{L}\p{M}\p{N}]+$/giu, '')
}
