import { type NamedQuantity, readGeneratedLine } from '../order-list/readGeneratedLine'
import { findQuantities } from './findQuantities'
import { writeNumbers } from './writeNumbers'

const bulletPattern = /^[^\p{L}\p{N}.(₦]+/u
// '1. ', '(2) ', '3 - ' and the emoji of a key number the lines of a list.
const markerPattern = /^(?:\d\uFE0F?\u20E3|\(?\d{1,3}(?:\s*[.)]+(?!\d)|\s*[-–—:](?=\s*\p{L})))/u
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
  const text = line.replace(bulletPattern, '').replace(markerPattern, '').replace(bulletPattern, '')
  return [...readGeneratedLine(line), ...readTypedLine(writeNumbers(text))]
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
