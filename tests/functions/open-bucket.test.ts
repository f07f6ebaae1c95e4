import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openBucket } from '../../functions/openBucket'

test('an upload whose connection breaks is repeated', async () => {
  let requests = 0
  const server = createServer((request, response) => {
    requests++
    if (requests === 1) request.socket.destroy()
    else request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined)
  const app = initializeApp({ projectId: 'demo-bucket' }, crypto.randomUUID())
  onTestFinished(async () => {
    await deleteApp(app)
    server.closeAllConnections()
    server.close()
  })
  const file = openBucket(app, 'demo-bucket.firebasestorage.app').file('products/84/84-abc-320.webp')
  await file.save('picture', { resumable: false, validation: false })
  expect(requests).toBe(2)
})
