import { rulesBytesMethods } from './bytes'
import { rulesDurationMethods } from './duration'
import { rulesLatlngMethods } from './latlng'
import { rulesListMethods } from './list'
import { rulesMapMethods } from './map'
import { rulesMapDiffMethods } from './mapDiff'
import type { RulesBuiltinOperationTable } from './builtinOperation'
import { rulesPathMethods } from './path'
import { rulesSetMethods } from './set'
import { rulesStringMethods } from './string'
import { rulesTimestampMethods } from './timestamp'
import type { RulesValueType } from './rulesValue'

const noMethods: RulesBuiltinOperationTable = new Map()

export const rulesMethodsByValueType: Readonly<Record<RulesValueType, RulesBuiltinOperationTable>> = {
  null: noMethods,
  bool: noMethods,
  int: noMethods,
  float: noMethods,
  string: rulesStringMethods,
  bytes: rulesBytesMethods,
  list: rulesListMethods,
  set: rulesSetMethods,
  map: rulesMapMethods,
  map_diff: rulesMapDiffMethods,
  path: rulesPathMethods,
  timestamp: rulesTimestampMethods,
  duration: rulesDurationMethods,
  latlng: rulesLatlngMethods,
}

export const rulesValueMethodNames: ReadonlySet<string> = new Set(
  Object.values(rulesMethodsByValueType).flatMap((table) => [...table.keys()]),
)
