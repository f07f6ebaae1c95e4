// The HTTP Date header has whole seconds and includes network latency, so ignore differences up to 3 seconds.
const toleranceMs = 3_000

// 100 years: a device whose clock was never set begins in 1970. A greater offset could make a date invalid.
const maxOffsetMs = 100 * 365 * 86_400_000

let offsetPromise: Promise<number> | undefined

/** Milliseconds by which the server's clock is ahead of the device's; 0 when they agree or the request fails. */
export function getServerClockOffsetMs(): Promise<number> {
  return (offsetPromise ??= fetchClockOffsetMs().catch(() => 0))
}

async function fetchClockOffsetMs(): Promise<number> {
  const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
  const offsetMs = Date.parse(headers.get('Date') ?? '') - Date.now()
  const isPlausible = Math.abs(offsetMs) > toleranceMs && Math.abs(offsetMs) < maxOffsetMs
  return isPlausible ? offsetMs : 0
}
