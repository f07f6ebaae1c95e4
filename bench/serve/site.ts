import type { IncomingHttpHeaders } from 'node:http2'
import { answerTo, type SiteFiles } from './answer'
import type { Content, Contents } from './contents'
import { headersFor, type Hosting } from './hosting'

/** A site to be served: its files, what firebase.json says of them, and what they hold. */
export type Site = { files: SiteFiles; hosting: Hosting; contents: Contents }

/** What goes back to the browser; nothing follows headers that say it all. */
export type Reply = { headers: Record<string, string | number>; body?: Buffer }

/** Answers a request as Hosting does: 200, 404, 301 to the clean address, or 304 for what the browser has. */
export async function reply(asked: IncomingHttpHeaders, { files, hosting, contents }: Site): Promise<Reply> {
  const { pathname } = new URL(asked[':path'] ?? '/', 'https://site')
  const path = decodeURIComponent(pathname)
  const answer = answerTo(path, files, hosting)
  if (answer.status === 301) return { headers: { ':status': 301, location: answer.location } }
  const content = await contents.of(answer.file, takesBrotli(asked))
  const headers = { ...headersFor(path, hosting), etag: content.etag, vary: 'accept-encoding' }
  if (answer.status === 200 && asked['if-none-match'] === content.etag)
    return { headers: { ...headers, ':status': 304 } }
  return {
    headers: { ...headers, ...describe(content), ':status': answer.status },
    body: content.bytes,
  }
}

function takesBrotli(asked: IncomingHttpHeaders): boolean {
  return /\bbr\b/.test(asked['accept-encoding'] ?? '')
}

function describe({ type, bytes, encoding }: Content): Record<string, string | number> {
  const coded = encoding === undefined ? {} : { 'content-encoding': encoding }
  return { 'content-type': type, 'content-length': bytes.length, ...coded }
}
