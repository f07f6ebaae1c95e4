import type { IncomingHttpHeaders } from 'node:http2'
import { resolveHostingResponse, type SiteFiles } from './resolveHostingResponse'
import type { FileContent, FileContentCache } from './fileContentCache'
import { getHostingHeaders, type HostingConfig } from './hostingConfig'

/** A site to serve: its files, its Firebase Hosting configuration, and the cache of file contents. */
export type HostedSite = { files: SiteFiles; hosting: HostingConfig; contents: FileContentCache }

export type HttpResponse = { headers: Record<string, string | number>; body?: Buffer }

/** Creates the response of Firebase Hosting: 200, 404, 301 to the clean URL, or 304 if the ETag matches. */
export async function createHttpResponse(
  requestHeaders: IncomingHttpHeaders,
  { files, hosting, contents }: HostedSite,
): Promise<HttpResponse> {
  const { pathname } = new URL(requestHeaders[':path'] ?? '/', 'https://site')
  const path = decodeURIComponent(pathname)
  const hostingResponse = resolveHostingResponse(path, files, hosting)
  if (hostingResponse.status === 301)
    return { headers: { ':status': 301, location: hostingResponse.location } }
  const content = await contents.get(hostingResponse.file, acceptsBrotli(requestHeaders))
  const headers = { ...getHostingHeaders(path, hosting), etag: content.etag, vary: 'accept-encoding' }
  if (hostingResponse.status === 200 && requestHeaders['if-none-match'] === content.etag)
    return { headers: { ...headers, ':status': 304 } }
  return {
    headers: { ...headers, ...getContentHeaders(content), ':status': hostingResponse.status },
    body: content.bytes,
  }
}

function acceptsBrotli(requestHeaders: IncomingHttpHeaders): boolean {
  return /\bbr\b/.test(requestHeaders['accept-encoding'] ?? '')
}

function getContentHeaders({ type, bytes, encoding }: FileContent): Record<string, string | number> {
  const encodingHeader = encoding === undefined ? {} : { 'content-encoding': encoding }
  return { 'content-type': type, 'content-length': bytes.length, ...encodingHeader }
}
