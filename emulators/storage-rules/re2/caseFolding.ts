const lastCased = 0x1e943

let orbits: ReadonlyMap<number, readonly number[]> | undefined

/** The other letters that (?i) takes for each letter; K, k and the Kelvin sign are one. */
export function caseOrbits(): ReadonlyMap<number, readonly number[]> {
  orbits ??= findOrbits()
  return orbits
}

function findOrbits(): ReadonlyMap<number, readonly number[]> {
  const byLowerCase = new Map<string, number[]>()
  for (let code = 0; code <= lastCased; code++) {
    const letter = String.fromCodePoint(code)
    const folded = letter.toUpperCase().toLowerCase()
    if (folded === letter && letter.toUpperCase() === letter) continue
    byLowerCase.set(folded, [...(byLowerCase.get(folded) ?? []), code])
  }
  const shared = [...byLowerCase.values()].filter((codes) => codes.length > 1)
  return new Map(shared.flatMap((codes) => codes.map((code) => [code, codes] as const)))
}

/** The given range of code points, and what (?i) adds to it. */
export function foldRange(first: number, last: number): readonly number[] {
  return [...caseOrbits()].filter(([code]) => code >= first && code <= last).flatMap(([, codes]) => codes)
}
