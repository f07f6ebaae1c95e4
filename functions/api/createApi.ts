import { error as logError } from 'firebase-functions/logger'
import type { Services } from '../services'
import { type ApiRoutes, createApiRoutes } from './apiRoutes'
import type { ApiResponse } from '../apiTypes'
import { describeError } from '../describeError'
import { readCaller } from './callerAddress'
import { findRefusal, type HttpRequest, readJson } from './checkRequest'
import { createCallerLimiter } from './createCallerLimiter'
import { verifyAccount } from './verifyAccount'
import { passesAppCheck } from './verifyAppCheck'

/** What the API uses of an HTTP response. */
type HttpResponse = {
  set: (headers: Readonly<Record<string, string>>) => unknown
  status: (status: number) => unknown
  json: (body: unknown) => unknown
}

// Hosting adds its headers, but the function has an address of its own.
const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** Makes the handler of the HTTP function: it finds the route, checks who asks and what, and answers JSON. */
export function createApi(
  getServices: () => Services,
): (request: HttpRequest, response: HttpResponse) => Promise<void> {
  const isAllowed = createCallerLimiter()
  let routes: ApiRoutes | undefined
  return async (request, response) => {
    const { status, body } = await answer(request).catch(answerFailure)
    response.set(headers)
    response.status(status)
    response.json(body)
  }

  async function answer(request: HttpRequest): Promise<ApiResponse> {
    const now = Date.now()
    const caller = readCaller(request.get('x-forwarded-for'), request.socket.remoteAddress)
    if (!isAllowed(caller, now)) return { status: 429, body: { reason: 'tooManyRequests' } }
    const services = getServices()
    routes ??= createApiRoutes(services)
    const route = routes.get(request.path)
    if (!route) return { status: 404, body: { reason: 'unknownPath' } }
    if (route.method !== request.method) return { status: 405, body: { reason: 'unknownMethod' } }
    const refusal = route.method === 'POST' ? findRefusal(request) : null
    if (refusal) return refusal
    if (!(await passesAppCheck(services.appCheck, request.path, request.get('x-firebase-appcheck'))))
      return { status: 401, body: { reason: 'noAppCheck' } }
    const asker = await verifyAccount(services.auth, request.get('authorization'))
    if (route.method === 'GET') return route.handle({ body: null, ...asker, now })
    const read = await readJson(request, route.maxBodyBytes)
    return 'refusal' in read ? read.refusal : route.handle({ ...read, ...asker, now })
  }
}

function answerFailure(error: unknown): ApiResponse {
  logError('A request failed', describeError(error))
  return { status: 500, body: { reason: 'failed' } }
}
