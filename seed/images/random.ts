/** Draws numbers that are the same in every run: `between(low, high)`. */
export type Random = (low: number, high: number) => number

/** A stream of numbers that a product's id alone decides (mulberry32). */
export function randomFor(id: string): Random {
  let state = Math.imul(Number(id) + 1, 0x9e3779b9)
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (high - low)
  }
}
