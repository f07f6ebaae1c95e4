import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openGoogleApis } from '../../deploy/googleApis'

test('an API is asked with the account of firebase-tools; 404 is null, and a refusal gives its reason', async () => {
  vi.stubEnv('FIREBASE_TOKEN', 'token')
  const server = createServer((request, response) => {
    const status = { '/there': 200, '/gone': 404 }[request.url ?? ''] ?? 403
    const body =
      status === 403
        ? { error: { message: 'Billing is off' } }
        : { hasAccount: 'authorization' in request.headers }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const read = await openGoogleApis('shop')
  expect(await read(`${url}/there`)).toEqual({ hasAccount: true })
  expect(await read(`${url}/gone`)).toBeNull()
  await expect(read(`${url}/refused`)).rejects.toThrow('403, Billing is off')
})
