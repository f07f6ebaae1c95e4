import { RulesEvaluationError } from './evaluationError'
import { createRulesIntValue } from './int'
import {
  combineRulesBuiltinOverloads,
  defineRulesBuiltinOperation,
  createRulesBuiltinOperationTable,
} from './builtinOperation'
import { createRulesListValue, createRulesStringValue, type RulesValue } from './rulesValue'

function getNestedValue(value: RulesValue, keys: readonly RulesValue[], fallback: RulesValue): RulesValue {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (key.type !== 'string') throw new RulesEvaluationError(`A map's key is a string, not a ${key.type}.`)
  const nestedValue = value.type === 'map' ? value.entries.get(key.value) : undefined
  return nestedValue === undefined ? fallback : getNestedValue(nestedValue, rest, fallback)
}

/**
 * The methods of maps in rules. As in Google's rules engine, keys() returns a sorted list and values() an unsorted
 * list.
 */
export const rulesMapMethods = createRulesBuiltinOperationTable({
  diff: defineRulesBuiltinOperation(['map', 'map'], (self, other) => ({
    type: 'map_diff',
    left: self.entries,
    right: other.entries,
  })),
  get: combineRulesBuiltinOverloads(
    defineRulesBuiltinOperation(['map', 'string', 'any'], (self, key, fallback) =>
      getNestedValue(self, [key], fallback),
    ),
    defineRulesBuiltinOperation(['map', 'list', 'any'], (self, keys, fallback) =>
      getNestedValue(self, keys.items, fallback),
    ),
  ),
  keys: defineRulesBuiltinOperation(['map'], (self) =>
    createRulesListValue([...self.entries.keys()].sort().map(createRulesStringValue)),
  ),
  size: defineRulesBuiltinOperation(['map'], (self) => createRulesIntValue(self.entries.size)),
  values: defineRulesBuiltinOperation(['map'], (self) => createRulesListValue([...self.entries.values()])),
})
