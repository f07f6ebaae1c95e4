import { containsAll, areEqual } from './equality'
import { intValue } from './int'
import { defineOperation, createOperationTable } from './builtinOperation'
import { boolValue, type RulesValue } from './rulesValue'

/** Creates a set without duplicates; 1 and 1.0 are duplicates. */
export function setValue(items: readonly RulesValue[]): RulesValue {
  return { type: 'set', items: items.filter((item, i) => !includesEqual(items.slice(0, i), item)) }
}

const includesEqual = (items: readonly RulesValue[], value: RulesValue): boolean =>
  items.some((item) => areEqual(item, value))

export const setMethods = createOperationTable({
  difference: defineOperation(['set', 'set'], (self, other) =>
    setValue(self.items.filter((item) => !includesEqual(other.items, item))),
  ),
  intersection: defineOperation(['set', 'set'], (self, other) =>
    setValue(self.items.filter((item) => includesEqual(other.items, item))),
  ),
  union: defineOperation(['set', 'set'], (self, other) => setValue([...self.items, ...other.items])),
  hasAll: defineOperation(['set', 'collection'], (self, other) =>
    boolValue(containsAll(self.items, other.items)),
  ),
  hasAny: defineOperation(['set', 'collection'], (self, other) =>
    boolValue(other.items.some((item) => includesEqual(self.items, item))),
  ),
  hasOnly: defineOperation(['set', 'collection'], (self, other) =>
    boolValue(containsAll(other.items, self.items)),
  ),
  size: defineOperation(['set'], (self) => intValue(self.items.length)),
})
