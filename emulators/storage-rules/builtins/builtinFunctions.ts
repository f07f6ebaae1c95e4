import { durationFunctions } from '../values/duration'
import { latlngFunctions } from '../values/latlng'
import type { OperationTable } from '../values/builtinOperation'
import { timestampFunctions } from '../values/timestamp'
import { conversionFunctions } from './conversions'
import { hashingFunctions } from './hashing'
import { mathFunctions } from './math'

/** Built-in functions that depend only on their arguments. */
export const builtinFunctions: OperationTable = new Map([
  ...conversionFunctions,
  ...durationFunctions,
  ...hashingFunctions,
  ...latlngFunctions,
  ...mathFunctions,
  ...timestampFunctions,
])

/** All built-in functions, including those that read Firestore or log. */
export const builtinFunctionNames: ReadonlySet<string> = new Set([
  ...builtinFunctions.keys(),
  'debug',
  'firestore.exists',
  'firestore.get',
])
