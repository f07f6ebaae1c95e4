import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { createCertificate } from '../../packages/browser-and-line-simulator/serve/createCertificate'

/** A message that a push service accepted: for which device, and the topic that names its item. */
export type ReceivedPush = { endpoint: string; topic: string }

/** A push service of the bench. `pushes` grows. */
export type CountingPushService = { url: string; pushes: ReceivedPush[] }

/** Starts a push service that accepts messages, and refuses one of `refuseEvery` with 503 as one that is busy does. */
export async function startCountingPushService(
  cleanups: CleanupStack,
  refuseEvery: number,
): Promise<CountingPushService> {
  const pushes: ReceivedPush[] = []
  let requests = 0
  const server = createServer(createCertificate(), (request, response) => {
    request.resume().on('end', () => {
      requests += 1
      const isRefused = requests % refuseEvery === 0
      if (!isRefused)
        pushes.push({ endpoint: `${url}${request.url ?? ''}`, topic: String(request.headers.topic) })
      response.writeHead(isRefused ? 503 : 201).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  cleanups.add(async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  })
  return { url, pushes }
}
