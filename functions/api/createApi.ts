import type { Request } from 'firebase-functions/https'
import type { Response } from 'express'
import { error as logError } from 'firebase-functions/logger'
import type { Services } from '../services'
import { createApiRoutes } from './apiRoutes'
import type { ApiResponse } from '../apiTypes'
import { createRateLimiter } from './createRateLimiter'
import { verifyAccount } from './verifyAccount'

const maxRequestsPerMinute = 300

/** Makes the handler of the HTTP function: it finds the route, checks who asks, and answers JSON. */
export function createApi(
  getServices: () => Services,
): (request: Request, response: Response) => Promise<void> {
  const isAllowed = createRateLimiter(maxRequestsPerMinute)
  return async (request, response) => {
    const { status, body } = await answer(request, getServices(), isAllowed).catch(answerFailure)
    response.status(status).json(body)
  }
}

async function answer(
  request: Request,
  services: Services,
  isAllowed: (caller: string, now: number) => boolean,
): Promise<ApiResponse> {
  const now = Date.now()
  const route = createApiRoutes(services)[request.path]
  if (!route) return { status: 404, body: { reason: 'unknownPath' } }
  if (route.method !== request.method) return { status: 405, body: { reason: 'unknownMethod' } }
  if (!isAllowed(request.ip ?? '', now)) return { status: 429, body: { reason: 'tooManyRequests' } }
  if (JSON.stringify(request.body ?? null).length > route.maxBodyLength)
    return { status: 413, body: { reason: 'tooLarge' } }
  const asker = await verifyAccount(services.auth, request.get('authorization'))
  return route.handle({ body: request.body as unknown, ...asker, now })
}

function answerFailure(error: unknown): ApiResponse {
  // Only the name: a message could hold what a person sent.
  logError('A request failed', { name: error instanceof Error ? error.name : typeof error })
  return { status: 500, body: { reason: 'failed' } }
}
