import { fetchWithTimeout } from './fetchWithTimeout'

// The HTTP Date header has whole seconds and includes network latency, so ignore differences up to 3 seconds.
const toleranceMs = 3_000

// 100 years: a device whose clock was never set begins in 1970. A greater offset could make a date invalid.
const maxOffsetMs = 100 * 365 * 86_400_000

const timeoutMs = 5_000

// `originMs` is when the page's monotonic clock began, by the device's clock: it changes when that clock is set.
let measured: { offsetMs: Promise<number>; originMs: number } | undefined

/**
 * Milliseconds by which the server's clock is ahead of the device's; 0 when they agree or the request fails. Measured again
 * once the device's clock was set, the visitor has returned to the page, or the device is back online.
 */
export function getServerClockOffsetMs(): Promise<number> {
  const originMs = Date.now() - performance.now()
  if (!measured || Math.abs(originMs - measured.originMs) > toleranceMs) {
    // In the capture phase: the listeners of screens ask for the offset at the same events. Adding a listener again has no effect.
    for (const event of ['visibilitychange', 'online']) addEventListener(event, forgetWhenVisible, true)
    measured = { offsetMs: fetchClockOffsetMs().catch(() => 0), originMs }
  }
  return measured.offsetMs
}

function forgetWhenVisible(): void {
  if (!document.hidden) measured = undefined
}

async function fetchClockOffsetMs(): Promise<number> {
  const { headers } = await fetchWithTimeout('/', { method: 'HEAD', cache: 'no-store' }, timeoutMs)
  const offsetMs = Date.parse(headers.get('Date') ?? '') - Date.now()
  const isPlausible = Math.abs(offsetMs) > toleranceMs && Math.abs(offsetMs) < maxOffsetMs
  return isPlausible ? offsetMs : 0
}
