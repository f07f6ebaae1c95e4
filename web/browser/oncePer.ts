/**
 * Creates a function that makes one value for each object, at its first use. What the page makes once is then made anew
 * in a test, which has objects of its own, and its code is still loaded only where it is used.
 */
export function oncePer<Key extends object, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const entry = values.get(key) ?? { value: create(key) }
    values.set(key, entry)
    return entry.value
  }
}
