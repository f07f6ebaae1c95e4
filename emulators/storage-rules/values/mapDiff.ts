import { equals } from './equality'
import { operation, table, type Operation } from './operation'
import { set } from './set'
import { text, type Value } from './value'

// In a.diff(b) a key of a alone was added, a key of b alone was removed.
type Fate = 'added' | 'removed' | 'changed' | 'unchanged'

function fate(left: Value | undefined, right: Value | undefined): Fate {
  if (right === undefined) return 'added'
  if (left === undefined) return 'removed'
  return equals(left, right) ? 'unchanged' : 'changed'
}

const keysThatWere = (...fates: readonly Fate[]): Operation =>
  operation(['map_diff'], ({ left, right }) => {
    const keys = [...new Set([...left.keys(), ...right.keys()])]
    return set(keys.filter((key) => fates.includes(fate(left.get(key), right.get(key)))).map(text))
  })

/** What map.diff() tells, each as a set of keys. */
export const mapDiffMethods = table({
  addedKeys: keysThatWere('added'),
  affectedKeys: keysThatWere('added', 'removed', 'changed'),
  changedKeys: keysThatWere('changed'),
  removedKeys: keysThatWere('removed'),
  unchangedKeys: keysThatWere('unchanged'),
})
