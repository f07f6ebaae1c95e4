/**
 * Fetches with a time limit for the response's headers; rejects with an AbortError after it. AbortSignal.timeout would
 * do the same, but Safari 15 and Chrome before 103 do not have it.
 */
export async function fetchWithTimeout(
  url: URL | string,
  request: RequestInit,
  timeoutMs: number,
): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => {
    controller.abort()
  }, timeoutMs)
  try {
    return await fetch(url, { ...request, signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}
