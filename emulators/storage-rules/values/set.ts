import { containsAll, equals } from './equality'
import { int } from './integer'
import { operation, table } from './operation'
import { bool, type Value } from './value'

/** A set of these values, each once; 1 and 1.0 count as the same. */
export function set(items: readonly Value[]): Value {
  return { type: 'set', items: items.filter((item, i) => !holds(items.slice(0, i), item)) }
}

const holds = (items: readonly Value[], wanted: Value): boolean => items.some((item) => equals(item, wanted))

/** Set methods. */
export const setMethods = table({
  difference: operation(['set', 'set'], (self, other) =>
    set(self.items.filter((item) => !holds(other.items, item))),
  ),
  intersection: operation(['set', 'set'], (self, other) =>
    set(self.items.filter((item) => holds(other.items, item))),
  ),
  union: operation(['set', 'set'], (self, other) => set([...self.items, ...other.items])),
  hasAll: operation(['set', 'collection'], (self, other) => bool(containsAll(self.items, other.items))),
  hasAny: operation(['set', 'collection'], (self, other) =>
    bool(other.items.some((item) => holds(self.items, item))),
  ),
  hasOnly: operation(['set', 'collection'], (self, other) => bool(containsAll(other.items, self.items))),
  size: operation(['set'], (self) => int(self.items.length)),
})
