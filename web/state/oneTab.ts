// A tab that holds on longer has most likely been put to sleep.
const patienceMs = 10_000

/**
 * Does something while no other tab of this site does the same, as far as the browser can tell: it begins all the same
 * where that takes too long, so nothing may depend on it.
 */
export async function oneTabAtATime(name: string, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act()
  const begun: Promise<void>[] = []
  const begin = () => {
    const doing = act()
    begun.push(doing)
    return doing
  }
  await navigator.locks
    .request(name, { signal: AbortSignal.timeout(patienceMs) }, begin)
    .catch(() => undefined)
  await (begun[0] ?? act())
}
