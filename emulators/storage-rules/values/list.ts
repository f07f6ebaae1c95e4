import { areIdentical } from './equality'
import { intValue } from './int'
import { defineOperation, createOperationTable } from './builtinOperation'
import { setValue } from './set'
import { convertToString } from './stringConversion'
import { boolValue, listValue, stringValue, type RulesValue } from './rulesValue'

const includesIdentical = (items: readonly RulesValue[], value: RulesValue): boolean =>
  items.some((item) => areIdentical(item, value))

export const listMethods = createOperationTable({
  concat: defineOperation(['list', 'list'], (self, other) => listValue([...self.items, ...other.items])),
  hasAll: defineOperation(['list', 'list'], (self, other) =>
    boolValue(other.items.every((item) => includesIdentical(self.items, item))),
  ),
  hasAny: defineOperation(['list', 'list'], (self, other) =>
    boolValue(other.items.some((item) => includesIdentical(self.items, item))),
  ),
  hasOnly: defineOperation(['list', 'list'], (self, other) =>
    boolValue(self.items.every((item) => includesIdentical(other.items, item))),
  ),
  join: defineOperation(['list', 'string'], (self, separator) =>
    stringValue(self.items.map(convertToString).join(separator.value)),
  ),
  removeAll: defineOperation(['list', 'list'], (self, other) =>
    listValue(self.items.filter((item) => !includesIdentical(other.items, item))),
  ),
  size: defineOperation(['list'], (self) => intValue(self.items.length)),
  toSet: defineOperation(['list'], (self) => setValue(self.items)),
})
