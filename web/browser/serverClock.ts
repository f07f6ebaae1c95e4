// The HTTP Date header has whole seconds and includes network latency, so ignore differences up to 3 seconds.
const toleranceMs = 3_000

let offsetPromise: Promise<number> | undefined

/** Milliseconds by which the server's clock is ahead of the device's; 0 when they agree or the request fails. */
export function getServerClockOffsetMs(): Promise<number> {
  return (offsetPromise ??= fetchClockOffsetMs().catch(() => 0))
}

async function fetchClockOffsetMs(): Promise<number> {
  const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
  const offsetMs = Date.parse(headers.get('Date') ?? '') - Date.now()
  return Math.abs(offsetMs) > toleranceMs ? offsetMs : 0
}
