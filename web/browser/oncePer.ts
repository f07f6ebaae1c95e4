/** Makes one value for each object, at its first use: a test has objects of its own, and code loads late. */
export function oncePer<Key extends object, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const entry = values.get(key) ?? { value: create(key) }
    values.set(key, entry)
    return entry.value
  }
}
