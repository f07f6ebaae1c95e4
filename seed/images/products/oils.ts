import type { DrawFunctions } from '../pen'
import { essentialOilDrawings } from './oils/essentialOils'
import { fruitOilDrawings } from './oils/fruitOils'
import { nutOilDrawings } from './oils/nutOils'
import { seedOilDrawings } from './oils/seedOils'

/** The product drawings of oils: each bottle is next to the plant that the oil is made from. */
export const oilProductDrawings: DrawFunctions = {
  ...essentialOilDrawings,
  ...fruitOilDrawings,
  ...nutOilDrawings,
  ...seedOilDrawings,
}
