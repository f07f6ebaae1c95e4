import { createServer } from 'node:net'

/** The emulators and the ports they listen on, on 127.0.0.1, before any offset. */
export const defaultPorts = { hosting: 5000, auth: 9099, firestore: 8080, storage: 9199 } as const

export type Ports = Record<keyof typeof defaultPorts, number>

/** The four ports, each moved by the same whole number. */
export function portsAt(offset: number): Ports {
  return {
    hosting: defaultPorts.hosting + offset,
    auth: defaultPorts.auth + offset,
    firestore: defaultPorts.firestore + offset,
    storage: defaultPorts.storage + offset,
  }
}

/**
 * The ports that firebase-tools takes besides: its hub's, and the one on which Firestore tells of its requests. Left to
 * itself it looks for free ones, and two stacks that start at once find the same.
 */
export function innerPorts({ hosting }: Ports) {
  return { hub: hosting + 10, requests: hosting + 20 }
}

/** Every port that a stack at these listens on, and who wants it. */
function wantedAt(ports: Ports) {
  const { hub, requests } = innerPorts(ports)
  return [
    { title: 'Hosting', port: ports.hosting },
    { title: 'Auth', port: ports.auth },
    { title: 'Firestore', port: ports.firestore },
    { title: 'Storage', port: ports.storage },
    { title: 'Hub', port: hub },
    { title: 'Firestore', port: requests },
  ]
}

/** Ports near ours that no browser opens, whoever listens: https://fetch.spec.whatwg.org/#port-blocking */
const refusedByBrowsers = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080])

/** Throws one line that says which port cannot be had, which emulator wants it, and how to move away. */
export async function demandFreePorts(ports: Ports): Promise<void> {
  for (const { title, port } of wantedAt(ports)) {
    if (refusedByBrowsers.has(port))
      throw new Error(
        `Port ${port}, which the ${title} emulator would get, is one that browsers refuse to open. ` +
          'Nothing was started. Choose another offset: npm start -- --port-offset 200',
      )
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port}, which the ${title} emulator wants, is taken. Nothing was started. ` +
          'Stop what holds it, or move all ports: npm start -- --port-offset 200',
      )
  }
}

/** The first offset, counting up by hundreds from the one given, at which all ports can be had. */
export async function freeOffset(from: number): Promise<number> {
  const free = await Promise.all(
    wantedAt(portsAt(from)).map(async ({ port }) => !refusedByBrowsers.has(port) && (await isFree(port))),
  )
  return free.includes(false) ? freeOffset(from + 100) : from
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => {
        resolve(false)
      })
      .listen({ port, host: '127.0.0.1', exclusive: true }, () => {
        server.close(() => {
          resolve(true)
        })
      })
  })
}
