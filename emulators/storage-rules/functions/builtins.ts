import { durationFunctions } from '../values/duration'
import { latlngFunctions } from '../values/latlng'
import type { Table } from '../values/operation'
import { timestampFunctions } from '../values/timestamp'
import { conversionFunctions } from './conversions'
import { hashingFunctions } from './hashing'
import { mathFunctions } from './math'

/** Every built-in function that needs nothing but its arguments. */
export const builtins: Table = new Map([
  ...conversionFunctions,
  ...durationFunctions,
  ...hashingFunctions,
  ...latlngFunctions,
  ...mathFunctions,
  ...timestampFunctions,
])

/** Every built-in function, those included that look into Firestore or print. */
export const builtinNames: ReadonlySet<string> = new Set([
  ...builtins.keys(),
  'debug',
  'firestore.exists',
  'firestore.get',
])
