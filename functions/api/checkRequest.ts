import type { ApiResponse } from '../apiTypes'
import { bodyTypeHeader } from './unparsedBodies'

/** What the API reads of an HTTP request. Its iterator gives the bytes of the body, which nothing has parsed. */
export type HttpRequest = AsyncIterable<Uint8Array> & {
  method: string
  path: string
  socket: { remoteAddress?: string | undefined }
  get: (header: string) => string | undefined
}

// Deeper than any body that the site sends. A body of 10,000 characters could be 5,000 deep.
const maxDepth = 10

/** Returns why a POST request is refused before its body is read; null if it is not. */
export function findRefusal(request: HttpRequest): ApiResponse | null {
  if (isFromOtherSite(request)) return refuse(403, 'otherSite')
  // A form of another site can send text and form fields, but no JSON.
  const isJson = /^application\/json\s*(?:;|$)/i.test(request.get(bodyTypeHeader) ?? '')
  return isJson ? null : refuse(415, 'notJson')
}

/** Reads the JSON of a body, or why it is refused. */
export async function readJson(
  request: HttpRequest,
  maxBytes: number,
): Promise<{ body: unknown } | { refusal: ApiResponse }> {
  try {
    const bytes = await readBytes(request, maxBytes)
    if (!bytes) return { refusal: refuse(413, 'tooLarge') }
    const body: unknown = JSON.parse(bytes.toString())
    return isDeeper(body, maxDepth) ? { refusal: refuse(400, 'tooDeep') } : { body }
  } catch {
    // It is no JSON, or its sender has gone.
    return { refusal: refuse(400, 'malformed') }
  }
}

/** Reads a body; null if it is longer. The rest of it is read, but not kept: the sender waits for an answer until then. */
async function readBytes(request: HttpRequest, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length <= maxBytes) chunks.push(chunk)
  }
  return length <= maxBytes ? Buffer.concat(chunks) : null
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
