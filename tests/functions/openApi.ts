import { Readable } from 'node:stream'
import type { Auth } from 'firebase-admin/auth'
import { createApi } from '../../functions/api/createApi'
import { bodyTypeHeader } from '../../functions/api/unparsedBodies'
import type { HttpRequest } from '../../functions/api/checkRequest'
import type { Services } from '../../functions/services'
import { apiPaths } from '../../domain/site/apiPaths'

const noAuth = { verifyIdToken: () => Promise.reject(new Error('no account')) } as unknown as Auth

/** Services in which every document is missing, so that an unknown link is answered 404. */
export function createServices(): Services {
  const document = { get: () => Promise.resolve({ data: () => undefined }) }
  const firestore = { collection: () => ({ doc: () => document }) }
  return {
    ...({ firestore, bucket: null, auth: noAuth } as unknown as Pick<
      Services,
      'firestore' | 'bucket' | 'auth'
    >),
    siteUrl: 'https://shop.example',
    smtpUrl: null,
    pushKeys: null,
    appCheck: null,
    allowLoopback: false,
    now: Date.now,
    wait: () => Promise.resolve(),
  }
}

export type Call = {
  path?: string
  method?: string
  body?: unknown
  /** In place of the JSON of `body`. */
  text?: string
  headers?: Readonly<Record<string, string>>
}

/** A request as an HTTP function of ours gets it: see functions/api/unparsedBodies.ts. */
function createRequest({
  path = apiPaths.sentItemStatus,
  method = 'POST',
  body = null,
  text = JSON.stringify(body),
  headers: { 'content-type': type = 'application/json', ...headers } = {},
}: Call): HttpRequest {
  const allHeaders: Readonly<Record<string, string>> = { ...headers, [bodyTypeHeader]: type }
  const request = { path, method, socket: { remoteAddress: '127.0.0.1' } }
  return Object.assign(Readable.from([Buffer.from(text)]), {
    ...request,
    get: (name: string) => allHeaders[name.toLowerCase()],
  })
}

/** Opens the API, with its own memory of callers. A header that is not given is missing, but for the type of a body. */
export function openApi(services = createServices) {
  const handle = createApi(services)
  return async (call: Call = {}) => {
    const answer = { status: 0, headers: {}, body: undefined as unknown }
    await handle(createRequest(call), {
      set: (headers) => (answer.headers = headers),
      status: (status) => (answer.status = status),
      json: (body) => (answer.body = body),
    })
    return answer
  }
}
