import { bytesMethods } from './bytes'
import { durationMethods } from './duration'
import { latlngMethods } from './latlng'
import { listMethods } from './list'
import { mapMethods } from './map'
import { mapDiffMethods } from './mapDiff'
import type { OperationTable } from './builtinOperation'
import { pathMethods } from './path'
import { setMethods } from './set'
import { stringMethods } from './string'
import { timestampMethods } from './timestamp'
import type { TypeName } from './rulesValue'

const noMethods: OperationTable = new Map()

export const methodsByType: Readonly<Record<TypeName, OperationTable>> = {
  null: noMethods,
  bool: noMethods,
  int: noMethods,
  float: noMethods,
  string: stringMethods,
  bytes: bytesMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
}

export const methodNames: ReadonlySet<string> = new Set(
  Object.values(methodsByType).flatMap((table) => [...table.keys()]),
)
