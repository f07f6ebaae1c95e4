import type { Response } from 'express'
import type { Request } from 'firebase-functions/https'
import { error as logError } from 'firebase-functions/logger'
import type { FileAnswer } from './fileAnswer'

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
