import { EvaluationError } from './error'
import { operation, table } from './operation'
import { float, type ValueOf } from './value'

const earthRadiusMetres = 6_371_008.8

/** A point on the globe. */
export function latlng(latitude: number, longitude: number): ValueOf<'latlng'> {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new EvaluationError(`Not a place: latitude ${latitude}, longitude ${longitude}.`)
  }
  return { type: 'latlng', latitude, longitude }
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

function metresBetween(a: ValueOf<'latlng'>, b: ValueOf<'latlng'>): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const haversine = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** latlng.value(). */
export const latlngFunctions = table({
  'latlng.value': operation(['number', 'number'], (latitude, longitude) =>
    latlng(Number(latitude.value), Number(longitude.value)),
  ),
})

/** A place's coordinates in degrees, and the distance to another in metres. */
export const latlngMethods = table({
  latitude: operation(['latlng'], (self) => float(self.latitude)),
  longitude: operation(['latlng'], (self) => float(self.longitude)),
  distance: operation(['latlng', 'latlng'], (self, other) => float(metresBetween(self, other))),
})
