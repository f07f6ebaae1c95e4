import { once } from 'node:events'
import { createServer, type IncomingMessage, request as startRequest, type ServerResponse } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'
import type { EmulatorPorts } from '../../domain/firebase/localProject'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import type { FirestoreTraffic } from './firestoreTraffic'

/** Starts proxies of Auth and Firestore at `proxyPorts`; `traffic` counts what passes through that of Firestore. */
export async function startDeskProxies(
  emulatorPorts: EmulatorPorts,
  proxyPorts: EmulatorPorts,
  traffic: FirestoreTraffic,
  cleanups: CleanupStack,
): Promise<void> {
  const auth = createTcpServer((socket) => {
    const upstream = connect(emulatorPorts.auth, '127.0.0.1')
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const)
      from.on('error', () => to.destroy()).pipe(to)
  }).listen(proxyPorts.auth, '127.0.0.1')
  const firestore = createServer((request, response) => {
    forward(request, response, emulatorPorts.firestore, traffic)
  }).listen(proxyPorts.firestore, '127.0.0.1')
  await Promise.all([once(auth, 'listening'), once(firestore, 'listening')])
  cleanups.add(async () => {
    auth.close()
    firestore.closeAllConnections()
    firestore.close()
    await Promise.resolve()
  })
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  traffic: FirestoreTraffic,
): void {
  const { method, url = '', headers } = request
  const requestParts: Buffer[] = []
  request.on('data', (part: Buffer) => requestParts.push(part))
  request.on('end', () => {
    traffic.readRequest(url, String(Buffer.concat(requestParts)))
  })
  const forwarded = startRequest({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const readPart = traffic.createResponseReader(url)
    answer.on('data', readPart).on('end', () => {
      readPart(null)
    })
    answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
  })
  forwarded.once('error', () => request.socket.destroy())
  // A closed tab ends its long requests, or the emulator would keep them.
  response.once('close', () => forwarded.destroy())
  request.pipe(forwarded)
}
