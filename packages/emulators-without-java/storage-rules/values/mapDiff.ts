import { areRulesValuesEqual } from './equality'
import {
  defineRulesBuiltinOperation,
  createRulesBuiltinOperationTable,
  type RulesBuiltinOperation,
} from './builtinOperation'
import { createRulesSetValue } from './set'
import { createRulesStringValue, type RulesValue } from './rulesValue'

// In a.diff(b), a key that only `a` has counts as added, and a key that only `b` has counts as removed.
type KeyChange = 'added' | 'removed' | 'changed' | 'unchanged'

function compareKey(left: RulesValue | undefined, right: RulesValue | undefined): KeyChange {
  if (right === undefined) return 'added'
  if (left === undefined) return 'removed'
  return areRulesValuesEqual(left, right) ? 'unchanged' : 'changed'
}

const defineKeySet = (...changes: readonly KeyChange[]): RulesBuiltinOperation =>
  defineRulesBuiltinOperation(['map_diff'], ({ left, right }) => {
    const keys = [...new Set([...left.keys(), ...right.keys()])]
    return createRulesSetValue(
      keys
        .filter((key) => changes.includes(compareKey(left.get(key), right.get(key))))
        .map(createRulesStringValue),
    )
  })

/** The methods of the result of map.diff() in rules. Each method returns a set of keys. */
export const rulesMapDiffMethods = createRulesBuiltinOperationTable({
  addedKeys: defineKeySet('added'),
  affectedKeys: defineKeySet('added', 'removed', 'changed'),
  changedKeys: defineKeySet('changed'),
  removedKeys: defineKeySet('removed'),
  unchangedKeys: defineKeySet('unchanged'),
})
