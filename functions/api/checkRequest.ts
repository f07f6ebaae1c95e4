import type { ApiResponse } from '../apiTypes'

/** What the API reads of an HTTP request. `rawBody` is missing where there is no body. */
export type HttpRequest = {
  method: string
  path: string
  body?: unknown
  rawBody?: Buffer
  socket: { remoteAddress?: string | undefined }
  get: (header: string) => string | undefined
}

// Deeper than any body that the site sends. A body of 10,000 characters could be 5,000 deep.
const maxDepth = 10

/**
 * Returns why a POST request is refused before anything else reads its body; null if it is not. Cloud Functions has
 * parsed the body by then, up to its own limit of 32 MB.
 */
export function findRefusal(request: HttpRequest, maxBodyBytes: number): ApiResponse | null {
  if (isFromOtherSite(request)) return refuse(403, 'otherSite')
  const length = Math.max(Number(request.get('content-length') ?? 0), request.rawBody?.length ?? 0)
  // `length > maxBodyBytes` would let NaN pass.
  if (!(length <= maxBodyBytes)) return refuse(413, 'tooLarge')
  // A form of another site can send text and form fields, but no JSON.
  if (!/^application\/json\s*(?:;|$)/i.test(request.get('content-type') ?? '')) return refuse(415, 'notJson')
  return isDeeper(request.body, maxDepth) ? refuse(400, 'tooDeep') : null
}

/** Whether a page of another site sends the request. Browsers say so; others than browsers have no session to abuse. */
function isFromOtherSite(request: HttpRequest): boolean {
  const site = request.get('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = request.get('origin')
  // Hosting names the address that the browser asked in X-Forwarded-Host.
  const host = request.get('x-forwarded-host') ?? request.get('host')
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

/** Whether a parsed body has more levels than this. The recursion ends there. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}

function refuse(status: number, reason: string): ApiResponse {
  return { status, body: { reason } }
}
