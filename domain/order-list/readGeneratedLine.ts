import type { Unit } from '../catalogue/product'
import { itemLimits } from './orderItems'
import { itemQuantityStep } from './orderList'
import { parseQuantityInput } from './parseQuantityInput'

/** A quantity in halves (0.5), null where it is not clear, and its unit if it was typed. */
export type Quantity = { halves: number | null; unit?: Unit }

/** One way to read a line: a name, which may not be a product's, and its quantity. */
export type NamedQuantity = Quantity & { name: string }

const unitsByInitial: Readonly<Record<string, Unit>> = { k: 'kg', l: 'litre', p: 'piece', b: 'bunch' }

// The two patterns of formatOrderList, which keep every character of the name. 'of' is not a part of it: '2 kg of cloves'.
const generatedPattern = /^(\d+(?:\.5)?) (kg|litres?|pieces?|bunch(?:es)?) (?!of\s)(.+)$/s
const unitlessPattern = /^(.*): (\d+(?:\.5)?)$/s

/** Reads a line that the site has written: '2 kg Cloves' or, of a list without units, 'Cloves: 2'. */
export function readGeneratedLine(line: string): NamedQuantity[] {
  const [, count, unitName = '', name = ''] = generatedPattern.exec(line) ?? []
  const [, unitlessName = '', unitlessCount] = unitlessPattern.exec(line) ?? []
  const unit = unitsByInitial[unitName.charAt(0)]
  return [
    ...(count === undefined ? [] : [{ name, halves: parseHalves(count), ...(unit && { unit }) }]),
    ...(unitlessCount === undefined ? [] : [{ name: unitlessName, halves: parseHalves(unitlessCount) }]),
  ]
}

function parseHalves(number: string): number | null {
  return toHalves(parseQuantityInput(number)?.inputCount ?? 0)
}

/** Converts a count to halves; null unless it is exactly a multiple of 0.5 from 0.5 to 999. */
export function toHalves(count: number): number | null {
  const halves = count / itemQuantityStep
  return Number.isInteger(halves) && halves >= 1 && halves <= itemLimits.halves ? halves : null
}
