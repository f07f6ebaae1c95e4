const longTaskMs = 50
const shiftGapMs = 1000
const shiftWindowMs = 5000

/** Total Blocking Time after the first paint: the part of each task that exceeds 50 ms, added up for all tasks. */
export function computeBlockingTime(
  tasks: readonly { at: number; ms: number }[],
  firstPaint: number,
): number {
  return tasks
    .map(({ at, ms }) => at + ms - Math.max(at, firstPaint) - longTaskMs)
    .reduce((total, blocked) => total + Math.max(0, blocked), 0)
}

/** Cumulative Layout Shift: the largest sum of shifts in one burst of at most 5 s, with gaps below 1 s. */
export function computeLayoutShift(shifts: readonly { at: number; value: number }[]): number {
  let maxShift = 0
  let burst = { from: -Infinity, last: -Infinity, value: 0 }
  for (const { at, value } of shifts) {
    const isSame = at - burst.last < shiftGapMs && at - burst.from < shiftWindowMs
    burst = isSame ? { ...burst, last: at, value: burst.value + value } : { from: at, last: at, value }
    maxShift = Math.max(maxShift, burst.value)
  }
  return maxShift
}
