import { EvaluationError } from './evaluationError'
import { defineOperation, createOperationTable } from './builtinOperation'
import { floatValue, type ValueOf } from './rulesValue'

const earthRadiusMetres = 6_371_008.8

export function latlngValue(latitude: number, longitude: number): ValueOf<'latlng'> {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new EvaluationError(`Not a place: latitude ${latitude}, longitude ${longitude}.`)
  }
  return { type: 'latlng', latitude, longitude }
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

function measureDistanceMetres(a: ValueOf<'latlng'>, b: ValueOf<'latlng'>): number {
  const north = Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2
  const haversine = north + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * east
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

export const latlngFunctions = createOperationTable({
  'latlng.value': defineOperation(['number', 'number'], (latitude, longitude) =>
    latlngValue(Number(latitude.value), Number(longitude.value)),
  ),
})

/** Methods of latlng values; coordinates are in degrees, distances in metres. */
export const latlngMethods = createOperationTable({
  latitude: defineOperation(['latlng'], (self) => floatValue(self.latitude)),
  longitude: defineOperation(['latlng'], (self) => floatValue(self.longitude)),
  distance: defineOperation(['latlng', 'latlng'], (self, other) =>
    floatValue(measureDistanceMetres(self, other)),
  ),
})
