// An answer's time counts in seconds, and takes some to arrive.
const unknowableMs = 3_000

let asked: Promise<number> | undefined

/** How many milliseconds the server's clock is ahead of the device's; 0 where they agree or it cannot be had. */
export function serverAheadMs(): Promise<number> {
  return (asked ??= ask().catch(() => 0))
}

async function ask(): Promise<number> {
  const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
  const ahead = Date.parse(headers.get('Date') ?? '') - Date.now()
  return Math.abs(ahead) > unknowableMs ? ahead : 0
}
