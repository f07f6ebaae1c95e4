/** Returns a random number in a range; the sequence is the same in every run. */
export type RandomInRange = (low: number, high: number) => number

/** A mulberry32 random number generator, seeded only by the id. */
export function createSeededRandom(id: string): RandomInRange {
  let state = Math.imul(Number(id) + 1, 0x9e3779b9)
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (high - low)
  }
}
