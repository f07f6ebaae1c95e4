import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import { createServer, type Server, type Socket } from 'node:net'
import { FarSocket } from '../line/farSocket'
import { Line } from '../line/line'
import { Sender } from '../line/sender'
import type { Certificate } from './certificate'
import { exchange } from './exchange'
import type { Site } from './site'
import { Visits } from './visits'

/** A site that is being served at the far end of a line of its own. */
export type Served = {
  origin: string
  visits: Visits
  /** Ends every connection, so that the next visit pays for a new one. */
  hangUp: () => void
  stop: () => Promise<void>
}

/**
 * Serves a site on 127.0.0.1 as Firebase Hosting's CDN does to a phone on Slow 4G: HTTP/2 over TLS; every round trip
 * (three to the first byte of a new connection) and every byte takes the line's time; what is on its way is sent by the
 * priorities that the browser gives and changes. The browser's own throttling delays each response alone and knows no
 * priorities, which hides what a script costs that competes with the pictures. TCP's slow start is left out.
 */
export async function serve(site: Site, { key, cert }: Certificate): Promise<Served> {
  const line = new Line()
  const sender = new Sender(line)
  const visits = new Visits(line)
  const http2 = createSecureServer({ key, cert })
  http2.on('stream', (stream, asked) => void exchange(stream, asked, { site, sender, visits }))
  const sockets = new Set<Socket>()
  const tcp = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    http2.emit('connection', new FarSocket(socket, line))
  })
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const stop = async () => {
    hangUp()
    await new Promise((resolve) => tcp.close(resolve))
  }
  return { origin: `https://127.0.0.1:${await listen(tcp)}`, visits, hangUp, stop }
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
