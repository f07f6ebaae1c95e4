/** Fetches with a time limit for the headers. */
export async function fetchWithTimeout(
  url: URL | string,
  request: RequestInit,
  timeoutMs: number,
): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    return await fetch(url, { ...request, signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}
