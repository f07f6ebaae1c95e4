import { RulesEvaluationError } from './evaluationError'
import { defineRulesBuiltinOperation, createRulesBuiltinOperationTable } from './builtinOperation'
import { createRulesFloatValue, type RulesValueOfType } from './rulesValue'

const earthRadiusMetres = 6_371_008.8

export function createRulesLatlngValue(latitude: number, longitude: number): RulesValueOfType<'latlng'> {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new RulesEvaluationError(`Not a place: latitude ${latitude}, longitude ${longitude}.`)
  }
  return { type: 'latlng', latitude, longitude }
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

function measureDistanceMetres(a: RulesValueOfType<'latlng'>, b: RulesValueOfType<'latlng'>): number {
  const north = Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2
  const haversine = north + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * east
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

export const rulesLatlngFunctions = createRulesBuiltinOperationTable({
  'latlng.value': defineRulesBuiltinOperation(['number', 'number'], (latitude, longitude) =>
    createRulesLatlngValue(Number(latitude.value), Number(longitude.value)),
  ),
})

/** Methods of latlng values; coordinates are in degrees, distances in metres. */
export const rulesLatlngMethods = createRulesBuiltinOperationTable({
  latitude: defineRulesBuiltinOperation(['latlng'], (self) => createRulesFloatValue(self.latitude)),
  longitude: defineRulesBuiltinOperation(['latlng'], (self) => createRulesFloatValue(self.longitude)),
  distance: defineRulesBuiltinOperation(['latlng', 'latlng'], (self, other) =>
    createRulesFloatValue(measureDistanceMetres(self, other)),
  ),
})
