const windowMs = 60_000

// An instance forgets all counts when it knows this many callers: it never runs out of memory.
const maxCallers = 10_000

/** Allows each caller a number of requests within a minute. Times are in milliseconds. */
export type RateLimiter = {
  /** Whether a caller may make one more request. Counts nothing. */
  hasRoom: (caller: string, now: number) => boolean
  /** Counts one more request, and returns whether the caller may make it. */
  take: (caller: string, now: number) => boolean
}

/** Makes a limiter of at most `max` requests within a minute. Each instance of a function counts for itself. */
export function createRateLimiter(max: number): RateLimiter {
  const counts = new Map<string, { startedAt: number; count: number }>()
  const getCurrent = (caller: string, now: number) => {
    const known = counts.get(caller)
    return known && now - known.startedAt < windowMs ? known : { startedAt: now, count: 0 }
  }
  return {
    hasRoom: (caller, now) => getCurrent(caller, now).count < max,
    take: (caller, now) => {
      if (counts.size >= maxCallers) counts.clear()
      const current = getCurrent(caller, now)
      current.count += 1
      counts.set(caller, current)
      return current.count <= max
    },
  }
}
