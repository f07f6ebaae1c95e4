import { EvaluationError } from './evaluationError'
import { intValue } from './int'
import { combineOverloads, defineOperation, createOperationTable } from './builtinOperation'
import { listValue, stringValue, type RulesValue } from './rulesValue'

function getNestedValue(value: RulesValue, keys: readonly RulesValue[], fallback: RulesValue): RulesValue {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (key.type !== 'string') throw new EvaluationError(`A map's key is a string, not a ${key.type}.`)
  const nestedValue = value.type === 'map' ? value.entries.get(key.value) : undefined
  return nestedValue === undefined ? fallback : getNestedValue(nestedValue, rest, fallback)
}

/** Map methods. As in Google's engine, keys() are sorted and values() are not. */
export const mapMethods = createOperationTable({
  diff: defineOperation(['map', 'map'], (self, other) => ({
    type: 'map_diff',
    left: self.entries,
    right: other.entries,
  })),
  get: combineOverloads(
    defineOperation(['map', 'string', 'any'], (self, key, fallback) => getNestedValue(self, [key], fallback)),
    defineOperation(['map', 'list', 'any'], (self, keys, fallback) =>
      getNestedValue(self, keys.items, fallback),
    ),
  ),
  keys: defineOperation(['map'], (self) => listValue([...self.entries.keys()].sort().map(stringValue))),
  size: defineOperation(['map'], (self) => intValue(self.entries.size)),
  values: defineOperation(['map'], (self) => listValue([...self.entries.values()])),
})
