import type { DrawFunctions } from '../pen'
import { essentialOilDrawings } from './oils/essentialOils'
import { fruitOilDrawings } from './oils/fruitOils'
import { nutOilDrawings } from './oils/nutOils'
import { seedOilDrawings } from './oils/seedOils'

/** Each bottle next to the plant its oil is pressed or distilled from. */
export const oilProductDrawings: DrawFunctions = {
  ...essentialOilDrawings,
  ...fruitOilDrawings,
  ...nutOilDrawings,
  ...seedOilDrawings,
}
