import { areEqual } from './equality'
import { defineOperation, createOperationTable, type BuiltinOperation } from './builtinOperation'
import { setValue } from './set'
import { stringValue, type RulesValue } from './rulesValue'

// In a.diff(b), keys that only a has were added and keys that only b has were removed.
type KeyChange = 'added' | 'removed' | 'changed' | 'unchanged'

function compareKey(left: RulesValue | undefined, right: RulesValue | undefined): KeyChange {
  if (right === undefined) return 'added'
  if (left === undefined) return 'removed'
  return areEqual(left, right) ? 'unchanged' : 'changed'
}

const defineKeySet = (...changes: readonly KeyChange[]): BuiltinOperation =>
  defineOperation(['map_diff'], ({ left, right }) => {
    const keys = [...new Set([...left.keys(), ...right.keys()])]
    return setValue(
      keys.filter((key) => changes.includes(compareKey(left.get(key), right.get(key)))).map(stringValue),
    )
  })

/** Methods of map.diff(); each returns a set of keys. */
export const mapDiffMethods = createOperationTable({
  addedKeys: defineKeySet('added'),
  affectedKeys: defineKeySet('added', 'removed', 'changed'),
  changedKeys: defineKeySet('changed'),
  removedKeys: defineKeySet('removed'),
  unchangedKeys: defineKeySet('unchanged'),
})
