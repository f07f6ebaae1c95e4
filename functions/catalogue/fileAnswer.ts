import type { Response } from 'express'
import type { Request } from 'firebase-functions/https'
import { error as logError } from 'firebase-functions/logger'

/** The answer of a function to a request for a file or a page of the site. */
export type FileAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

/** Browsers ask each time, and the CDN a few seconds after it last asked. */
export const shortCaching = 'public, max-age=0, s-maxage=10'

const failure: FileAnswer = { status: 503, headers: { 'Cache-Control': 'no-store' }, body: '' }

/** Makes the handler of an HTTP function that answers files or pages. */
export function sendFileAnswer(
  answer: (request: Request) => Promise<FileAnswer>,
): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    const { status, headers, body } = await answer(request).catch((error: unknown) => {
      logError('A file of the catalogue was not answered', {
        message: error instanceof Error ? error.message : '',
      })
      return failure
    })
    response.status(status).set(headers).send(body)
  }
}
