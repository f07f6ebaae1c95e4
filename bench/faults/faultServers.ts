import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EmulatorPorts } from '../../domain/firebase/localProject'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { forwardWithFault, RequestFaults } from './requestFaults'

/** A site address of one run. Requests of its pages, and to the emulators from them, go through its faults. */
export type FaultySite = { url: string; faults: RequestFaults; close: () => void }

/** Opens sites for runs. Each has an origin of its own, by which the emulators' proxies tell the runs apart. */
export type FaultySiteOpener = () => Promise<FaultySite>

/** Starts proxies of Auth and Firestore at `proxyPorts`, and returns a function that opens a site for a run. */
export async function startFaultServers(
  emulatorPorts: EmulatorPorts,
  proxyPorts: EmulatorPorts,
  cleanups: CleanupStack,
): Promise<FaultySiteOpener> {
  const faultsByOrigin = new Map<string, RequestFaults>()
  for (const service of ['auth', 'firestore'] as const) {
    const proxy = await listen(proxyPorts[service], (request, response) => {
      const action = faultsByOrigin.get(request.headers.origin ?? '')?.takeAction(request) ?? 'none'
      forwardWithFault(action, request, response, emulatorPorts[service])
    })
    cleanups.add(() => closeServer(proxy))
  }
  // Hosting's policy names the emulators' own ports.
  const toProxiedPolicy = (text: string) =>
    (['auth', 'firestore'] as const).reduce(
      (policy, service) =>
        policy.replaceAll(`127.0.0.1:${emulatorPorts[service]}`, `127.0.0.1:${proxyPorts[service]}`),
      text,
    )
  return async () => {
    const faults = new RequestFaults()
    const server = await listen(0, (request, response) => {
      forwardWithFault(faults.takeAction(request), request, response, emulatorPorts.hosting, (headers) => ({
        ...headers,
        'content-security-policy': toProxiedPolicy(String(headers['content-security-policy'] ?? '')),
      }))
    })
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    faultsByOrigin.set(url, faults)
    return { url, faults, close: () => void closeServer(server) }
  }
}

async function listen(port: number, listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await Promise.resolve()
}
