import type { Unit } from '../catalogue/product'
import { readQuantityLine, removeMarks } from './readQuantityLine'

/**
 * The quantity of a line, in halves (0.5), that can be read in one way only: that of 'Dates: 5' and '500 g dates', but
 * none of '250 g x 4' or '5 dates', whose unit is not known. A unit that is read must be a right one.
 */
export function findSureQuantity(
  line: string,
  isRightUnit: (unit: Unit) => boolean = () => true,
): number | undefined {
  const sure = readQuantityLine(line).find(({ name, halves, unit }) => {
    // '250 g x 4' is not 4 of the product.
    if (halves === null || /[\d½]/.test(name)) return false
    // Without a unit, only a number at the end is sure.
    return unit === undefined ? /[\d½]\)?\.?$/.test(removeMarks(line).trim()) : isRightUnit(unit)
  })
  return sure?.halves ?? undefined
}
