const longTaskMs = 50
const shiftGapMs = 1000
const shiftWindowMs = 5000

/** For how long tasks after the first paint kept a tap waiting: what each took beyond 50 ms. */
export function blockingTime(tasks: readonly { at: number; ms: number }[], firstPaint: number): number {
  return tasks
    .map(({ at, ms }) => at + ms - Math.max(at, firstPaint) - longTaskMs)
    .reduce((total, blocked) => total + Math.max(0, blocked), 0)
}

/** The worst burst of layout shifts: less than a second apart, and at most five seconds long. */
export function layoutShift(shifts: readonly { at: number; value: number }[]): number {
  let worst = 0
  let burst = { from: -Infinity, last: -Infinity, value: 0 }
  for (const { at, value } of shifts) {
    const isSame = at - burst.last < shiftGapMs && at - burst.from < shiftWindowMs
    burst = isSame ? { ...burst, last: at, value: burst.value + value } : { from: at, last: at, value }
    worst = Math.max(worst, burst.value)
  }
  return worst
}
