import { rulesDurationFunctions } from '../values/duration'
import { rulesLatlngFunctions } from '../values/latlng'
import type { RulesBuiltinOperationTable } from '../values/builtinOperation'
import { rulesTimestampFunctions } from '../values/timestamp'
import { rulesConversionFunctions } from './conversions'
import { rulesHashingFunctions } from './hashing'
import { rulesMathFunctions } from './math'

/** Built-in functions that depend only on their arguments. */
export const rulesBuiltinFunctions: RulesBuiltinOperationTable = new Map([
  ...rulesConversionFunctions,
  ...rulesDurationFunctions,
  ...rulesHashingFunctions,
  ...rulesLatlngFunctions,
  ...rulesMathFunctions,
  ...rulesTimestampFunctions,
])

/** All built-in functions, including those that read Firestore or log. */
export const rulesBuiltinFunctionNames: ReadonlySet<string> = new Set([
  ...rulesBuiltinFunctions.keys(),
  'debug',
  'firestore.exists',
  'firestore.get',
])
