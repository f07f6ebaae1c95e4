const minuteMs = 60_000

/** Calls a listener each minute, for a text that depends on the time. Returns a function that ends that. */
export function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs)
  return () => clearInterval(timer)
}
