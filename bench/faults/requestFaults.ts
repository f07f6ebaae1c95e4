import { type IncomingMessage, request as startRequest, type ServerResponse } from 'node:http'
import type { Fault, FaultTarget, NetworkFaultAction } from './faultPlan'

type NetworkFault = Extract<Fault, { kind: 'network' }>

const targetPatterns: Record<FaultTarget, RegExp> = {
  script: /^\/assets\/.*\.js$/,
  signUp: /\/accounts:signUp\b/,
  batchGet: /\/documents:batchGet\b/,
  commit: /\/documents:commit\b/,
}

/** The network faults of one run: `takeAction` says what happens to a request, and uses up one time of a fault. */
export class RequestFaults {
  #faults: { target: FaultTarget; action: NetworkFaultAction; times: number }[] = []

  start(faults: readonly NetworkFault[]): void {
    this.#faults = faults.map(({ target, action, times }) => ({ target, action, times }))
  }

  /** Ends all faults: from now on the network is healthy. Requests that hang stay so. */
  stop(): void {
    this.#faults = []
  }

  takeAction({ method, url = '' }: IncomingMessage): NetworkFaultAction | 'none' {
    // A CORS preflight is not the request that the fault is for.
    const fault =
      method === 'OPTIONS'
        ? undefined
        : this.#faults.find(({ target, times }) => times > 0 && targetPatterns[target].test(url))
    if (!fault) return 'none'
    fault.times -= 1
    return fault.action
  }
}

const portalPage = '<!doctype html><title>Welcome to our Wi-Fi</title><p>Sign in to go on.'

/** Answers a request by the server at `port`, unless `action` says what goes wrong. */
export function forwardWithFault(
  action: NetworkFaultAction | 'none',
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  toHeaders = (headers: IncomingMessage['headers']) => headers,
): void {
  switch (action) {
    case 'aborted':
      request.socket.destroy()
      return
    case 'hanging':
      return
    case 'status503':
      response.writeHead(503, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' })
      response.end('{"error":{"code":503,"status":"UNAVAILABLE"}}')
      return
    case 'portal':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(portalPage)
      return
    case 'lost':
    case 'none': {
      const { method, url, headers } = request
      const forwarded = startRequest({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
        if (action === 'lost') answer.resume().once('end', () => request.socket.destroy())
        else answer.pipe(response.writeHead(answer.statusCode ?? 502, toHeaders(answer.headers)))
      })
      forwarded.once('error', () => request.socket.destroy())
      request.pipe(forwarded)
    }
  }
}
