/** Random choices that a seed repeats exactly. */
export type SeededRandom = {
  /** A whole number from `from` to `to`, both included. */
  integer: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

/** Creates a generator of random choices (mulberry32); the same seed gives the same choices. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = Math.imul(seed, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
  }
}
