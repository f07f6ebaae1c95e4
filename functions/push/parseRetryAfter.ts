// A wrong header must neither make functions repeat a message at once nor use up the time in which it is tried.
const shortestMs = 60_000
const longestMs = 6 * 3_600_000

/**
 * The pause that a Retry-After header asks for, in seconds or until an HTTP date (RFC 9110, 10.2.3), in milliseconds and
 * within bounds; null without a valid one.
 */
export function parseRetryAfter(header: string | undefined, now: number): number | null {
  const value = header?.trim() ?? ''
  const pauseMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isNaN(pauseMs) ? null : Math.min(longestMs, Math.max(shortestMs, pauseMs))
}
