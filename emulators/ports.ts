import { createServer } from 'node:net'

/** The emulators and the ports they listen on, on 127.0.0.1, before any offset. */
export const defaultPorts = { hosting: 5000, auth: 9099, firestore: 8080, storage: 9199 } as const

export type Ports = Record<keyof typeof defaultPorts, number>

const titles: Record<keyof Ports, string> = {
  hosting: 'Hosting',
  auth: 'Auth',
  firestore: 'Firestore',
  storage: 'Storage',
}

/** The four ports, each moved by the same whole number. */
export function portsAt(offset: number): Ports {
  return {
    hosting: defaultPorts.hosting + offset,
    auth: defaultPorts.auth + offset,
    firestore: defaultPorts.firestore + offset,
    storage: defaultPorts.storage + offset,
  }
}

/** Ports near ours that no browser opens, whoever listens: https://fetch.spec.whatwg.org/#port-blocking */
const refusedByBrowsers = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080])

/** Throws one line that says which port cannot be had, which emulator wants it, and how to move away. */
export async function demandFreePorts(ports: Ports): Promise<void> {
  for (const [name, title] of Object.entries(titles)) {
    const port = ports[name as keyof Ports]
    if (refusedByBrowsers.has(port))
      throw new Error(
        `Port ${port}, which the ${title} emulator would get, is one that browsers refuse to open. ` +
          'Nothing was started. Choose another offset: npm start -- --port-offset 100',
      )
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port}, which the ${title} emulator wants, is taken. Nothing was started. ` +
          'Stop what holds it, or move all ports: npm start -- --port-offset 100',
      )
  }
}

/** The first offset, counting up by hundreds from the one given, at which all four ports can be had. */
export async function freeOffset(from: number): Promise<number> {
  const ports = Object.values(portsAt(from))
  const free = await Promise.all(
    ports.map(async (port) => !refusedByBrowsers.has(port) && (await isFree(port))),
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
