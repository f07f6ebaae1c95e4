import { containsAllRulesValues, areRulesValuesEqual } from './equality'
import { createRulesIntValue } from './int'
import { defineRulesBuiltinOperation, createRulesBuiltinOperationTable } from './builtinOperation'
import { createRulesBoolValue, type RulesValue } from './rulesValue'

/** Creates a set without duplicates; 1 and 1.0 are duplicates. */
export function createRulesSetValue(items: readonly RulesValue[]): RulesValue {
  return { type: 'set', items: items.filter((item, i) => !includesEqual(items.slice(0, i), item)) }
}

const includesEqual = (items: readonly RulesValue[], value: RulesValue): boolean =>
  items.some((item) => areRulesValuesEqual(item, value))

export const rulesSetMethods = createRulesBuiltinOperationTable({
  difference: defineRulesBuiltinOperation(['set', 'set'], (self, other) =>
    createRulesSetValue(self.items.filter((item) => !includesEqual(other.items, item))),
  ),
  intersection: defineRulesBuiltinOperation(['set', 'set'], (self, other) =>
    createRulesSetValue(self.items.filter((item) => includesEqual(other.items, item))),
  ),
  union: defineRulesBuiltinOperation(['set', 'set'], (self, other) =>
    createRulesSetValue([...self.items, ...other.items]),
  ),
  hasAll: defineRulesBuiltinOperation(['set', 'collection'], (self, other) =>
    createRulesBoolValue(containsAllRulesValues(self.items, other.items)),
  ),
  hasAny: defineRulesBuiltinOperation(['set', 'collection'], (self, other) =>
    createRulesBoolValue(other.items.some((item) => includesEqual(self.items, item))),
  ),
  hasOnly: defineRulesBuiltinOperation(['set', 'collection'], (self, other) =>
    createRulesBoolValue(containsAllRulesValues(other.items, self.items)),
  ),
  size: defineRulesBuiltinOperation(['set'], (self) => createRulesIntValue(self.items.length)),
})
