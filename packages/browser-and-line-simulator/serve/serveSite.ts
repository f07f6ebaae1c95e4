import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import { createServer, type Server, type Socket } from 'node:net'
import { ThrottledSocket } from '../network/throttledSocket'
import { type LinkSpeed, SimulatedNetworkLink, slow4G } from '../network/networkLink'
import { HttpResponseScheduler } from '../network/responseScheduler'
import type { ServerCertificate } from './createCertificate'
import { handleHttpRequest } from './handleHttpRequest'
import type { HostedSite } from './createHttpResponse'
import { TrafficRecorder } from './trafficRecorder'

/** A site that is served over a throttled network link. */
export type ServedSite = {
  origin: string
  traffic: TrafficRecorder
  /** Closes all connections, so that the next visit needs a new one. */
  closeConnections: () => void
  stop: () => Promise<void>
}

/**
 * Serves a site as the CDN of Firebase Hosting does, by default over Slow 4G; TCP slow start is not simulated.
 * See docs/decisions/014-network-simulation.md.
 */
export async function serveSite(
  site: HostedSite,
  { key, cert }: ServerCertificate,
  speed: LinkSpeed = slow4G,
): Promise<ServedSite> {
  const link = new SimulatedNetworkLink(speed)
  const scheduler = new HttpResponseScheduler(link)
  const traffic = new TrafficRecorder(link)
  const http2 = createSecureServer({ key, cert })
  http2.on(
    'stream',
    (stream, requestHeaders) => void handleHttpRequest(stream, requestHeaders, { site, scheduler, traffic }),
  )
  const sockets = new Set<Socket>()
  const tcp = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    http2.emit('connection', new ThrottledSocket(socket, link))
  })
  const closeConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  const stop = async () => {
    closeConnections()
    await new Promise((resolve) => tcp.close(resolve))
  }
  return { origin: `https://127.0.0.1:${await listenOnFreePort(tcp)}`, traffic, closeConnections, stop }
}

/** Finds a free port of 127.0.0.1. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnFreePort(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
