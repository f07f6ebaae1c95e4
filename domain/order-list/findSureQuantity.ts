import type { Unit } from '../catalogue/product'
import { readQuantityLine } from './readQuantityLine'

/**
 * The quantity of a line that can be read in one way only: that of 'Dates: 5', but none of '250 g x 4' or '500 g dates',
 * whose unit is not read. A unit that is read must be a right one.
 */
export function findSureQuantity(line: string, isRightUnit: (unit: Unit) => boolean = () => true) {
  return readQuantityLine(line).find((read) => {
    // '250 g x 4' is not 4 of the product.
    if (/[\d½]/.test(read.name)) return false
    // Without a unit, only a number at the end is sure.
    return read.unit === undefined ? /[\d½]\)?\.?$/.test(line) : isRightUnit(read.unit)
  })
}
