import { EvaluationError } from './error'
import { int } from './integer'
import { either, operation, table } from './operation'
import { list, text, type Value } from './value'

function find(inside: Value, keys: readonly Value[], fallback: Value): Value {
  const [key, ...rest] = keys
  if (key === undefined) return inside
  if (key.type !== 'string') throw new EvaluationError(`A map's key is a string, not a ${key.type}.`)
  const found = inside.type === 'map' ? inside.entries.get(key.value) : undefined
  return found === undefined ? fallback : find(found, rest, fallback)
}

/** Map methods. As in the engine, keys() come in the order of the alphabet and values() in that of the map. */
export const mapMethods = table({
  diff: operation(['map', 'map'], (self, other) => ({
    type: 'map_diff',
    left: self.entries,
    right: other.entries,
  })),
  get: either(
    operation(['map', 'string', 'any'], (self, key, fallback) => find(self, [key], fallback)),
    operation(['map', 'list', 'any'], (self, keys, fallback) => find(self, keys.items, fallback)),
  ),
  keys: operation(['map'], (self) => list([...self.entries.keys()].sort().map(text))),
  size: operation(['map'], (self) => int(self.entries.size)),
  values: operation(['map'], (self) => list([...self.entries.values()])),
})
