import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { NetworkFaultAction } from '../faults/faultPlan'
import { forwardWithFault, RequestFaults } from '../faults/requestFaults'

let site: Server
let proxy: Server
let answeredPaths: string[]
let faults: RequestFaults
let url: string

beforeEach(async () => {
  answeredPaths = []
  faults = new RequestFaults()
  site = createServer(({ url: path = '' }, response) => {
    answeredPaths.push(path)
    response.end('answer')
  })
  proxy = createServer((request, response) => {
    forwardWithFault(faults.takeAction(request), request, response, getPort(site))
  })
  for (const server of [site, proxy]) await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${getPort(proxy)}/v1/documents:commit`
})

afterEach(() => {
  for (const server of [site, proxy]) {
    server.closeAllConnections()
    server.close()
  }
})

const getPort = (server: Server) => (server.address() as AddressInfo).port

const requestText = (method = 'POST') =>
  fetch(url, { method }).then(
    async (response) => `${response.status} ${await response.text()}`,
    () => 'failed',
  )

describe('a request with a fault', () => {
  test.each<[NetworkFaultAction, RegExp, number]>([
    ['aborted', /^failed$/, 0],
    ['lost', /^failed$/, 1],
    ['status503', /^503 .*UNAVAILABLE/, 0],
    ['portal', /^200 .*Wi-Fi/, 0],
  ])('is %s once, and the next one is answered', async (action, outcome, answeredCount) => {
    faults.start([{ kind: 'network', action, target: 'commit', times: 1 }])
    expect(await requestText()).toMatch(outcome)
    expect(answeredPaths).toHaveLength(answeredCount)
    expect(await requestText()).toBe('200 answer')
  })

  test('hangs, and another one is answered meanwhile', async () => {
    faults.start([{ kind: 'network', action: 'hanging', target: 'commit', times: 1 }])
    const controller = new AbortController()
    const hanging = fetch(url, { method: 'POST', signal: controller.signal }).catch(() => 'aborted')
    await once(proxy, 'request')
    expect(await requestText()).toBe('200 answer')
    controller.abort()
    expect(await hanging).toBe('aborted')
  })

  test('is not a CORS preflight, nor a request after the faults have ended', async () => {
    faults.start([{ kind: 'network', action: 'aborted', target: 'commit', times: 1 }])
    expect(await requestText('OPTIONS')).toBe('200 answer')
    faults.stop()
    expect(await requestText()).toBe('200 answer')
  })
})
