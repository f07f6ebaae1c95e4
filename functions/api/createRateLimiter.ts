const windowMs = 60_000

// An instance forgets all counts when it knows this many callers: it never runs out of memory.
const maxCallers = 10_000

/**
 * Makes a function that returns whether a caller may make one more request: at most `max` within a minute. Each instance
 * of a function counts for itself.
 */
export function createRateLimiter(max: number): (caller: string, now: number) => boolean {
  const counts = new Map<string, { startedAt: number; count: number }>()
  return (caller, now) => {
    if (counts.size >= maxCallers) counts.clear()
    const known = counts.get(caller)
    const current = known && now - known.startedAt < windowMs ? known : { startedAt: now, count: 0 }
    current.count += 1
    counts.set(caller, current)
    return current.count <= max
  }
}
