import { error as logError } from 'firebase-functions/logger'
import { siteHeaders } from '../siteHeaders'

/** The answer of a function to a request for a file or a page of the site. */
export type FileAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

/** What is used of an HTTP response. */
type FileResponse = {
  set: (headers: Readonly<Record<string, string>>) => unknown
  status: (status: number) => unknown
  send: (body: string | Buffer) => unknown
}

/** Browsers ask each time, and the CDN a few seconds after it last asked. */
export const shortCaching = 'public, max-age=0, s-maxage=10'

const failure: FileAnswer = { status: 503, headers: { 'Cache-Control': 'no-store' }, body: '' }

/** Makes the handler of an HTTP function that answers files or pages. */
export function sendFileAnswer<Request>(
  answer: (request: Request) => Promise<FileAnswer>,
): (request: Request, response: FileResponse) => Promise<void> {
  return async (request, response) => {
    const { status, headers, body } = await answer(request).catch((error: unknown) => {
      logError('A file of the catalogue was not answered', {
        message: error instanceof Error ? error.message : '',
      })
      return failure
    })
    response.status(status)
    response.set({ ...(isPage(headers) ? siteHeaders : noSniffing), ...headers })
    response.send(body)
  }
}

const noSniffing = { 'X-Content-Type-Options': 'nosniff' }

/** Whether a browser shows the answer as a page: Express sends a body without a type as HTML. */
function isPage({ 'Content-Type': type = 'text/html' }: FileAnswer['headers']): boolean {
  return type.startsWith('text/html')
}
