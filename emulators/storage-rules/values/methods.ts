import { bytesMethods } from './bytes'
import { durationMethods } from './duration'
import { latlngMethods } from './latlng'
import { listMethods } from './list'
import { mapMethods } from './map'
import { mapDiffMethods } from './mapDiff'
import type { Table } from './operation'
import { pathMethods } from './path'
import { setMethods } from './set'
import { stringMethods } from './string'
import { timestampMethods } from './timestamp'
import type { TypeName } from './value'

const none: Table = new Map()

/** The methods of each type. */
export const methods: Readonly<Record<TypeName, Table>> = {
  null: none,
  bool: none,
  int: none,
  float: none,
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

/** Every name that is a method of some type. */
export const methodNames: ReadonlySet<string> = new Set(
  Object.values(methods).flatMap((table) => [...table.keys()]),
)
