import { areRulesValuesIdentical } from './equality'
import { createRulesIntValue } from './int'
import { defineRulesBuiltinOperation, createRulesBuiltinOperationTable } from './builtinOperation'
import { createRulesSetValue } from './set'
import { convertRulesValueToString } from './stringConversion'
import {
  createRulesBoolValue,
  createRulesListValue,
  createRulesStringValue,
  type RulesValue,
} from './rulesValue'

const includesIdentical = (items: readonly RulesValue[], value: RulesValue): boolean =>
  items.some((item) => areRulesValuesIdentical(item, value))

export const rulesListMethods = createRulesBuiltinOperationTable({
  concat: defineRulesBuiltinOperation(['list', 'list'], (self, other) =>
    createRulesListValue([...self.items, ...other.items]),
  ),
  hasAll: defineRulesBuiltinOperation(['list', 'list'], (self, other) =>
    createRulesBoolValue(other.items.every((item) => includesIdentical(self.items, item))),
  ),
  hasAny: defineRulesBuiltinOperation(['list', 'list'], (self, other) =>
    createRulesBoolValue(other.items.some((item) => includesIdentical(self.items, item))),
  ),
  hasOnly: defineRulesBuiltinOperation(['list', 'list'], (self, other) =>
    createRulesBoolValue(self.items.every((item) => includesIdentical(other.items, item))),
  ),
  join: defineRulesBuiltinOperation(['list', 'string'], (self, separator) =>
    createRulesStringValue(self.items.map(convertRulesValueToString).join(separator.value)),
  ),
  removeAll: defineRulesBuiltinOperation(['list', 'list'], (self, other) =>
    createRulesListValue(self.items.filter((item) => !includesIdentical(other.items, item))),
  ),
  size: defineRulesBuiltinOperation(['list'], (self) => createRulesIntValue(self.items.length)),
  toSet: defineRulesBuiltinOperation(['list'], (self) => createRulesSetValue(self.items)),
})
