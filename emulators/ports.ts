import { createServer } from 'node:net'
import { type EmulatorPorts, getEmulatorPorts, getMailPorts } from '../domain/firebase/localProject'

/**
 * Returns the ports of firebase-tools' hub, of Firestore's request monitor, and of the two emulators that come with that
 * of functions. firebase-tools would otherwise search for free ports, and two stacks that start at the same time would
 * find the same ones.
 */
export function getInternalPorts({ hosting }: EmulatorPorts) {
  return { hub: hosting + 10, websocket: hosting + 20, eventarc: hosting + 30, tasks: hosting + 40 }
}

function listRequiredPorts(portOffset: number) {
  const ports = getEmulatorPorts(portOffset)
  const mail = getMailPorts(portOffset)
  const { hub, websocket, eventarc, tasks } = getInternalPorts(ports)
  return [
    { title: 'Hosting', port: ports.hosting },
    { title: 'Auth', port: ports.auth },
    { title: 'Firestore', port: ports.firestore },
    { title: 'Storage', port: ports.storage },
    { title: 'Functions', port: ports.functions },
    { title: 'Hub', port: hub },
    { title: 'Firestore', port: websocket },
    { title: 'Eventarc', port: eventarc },
    { title: 'Tasks', port: tasks },
    { title: 'Mail', port: mail.smtp },
    { title: 'Mail', port: mail.page },
  ]
}

/** The ports in the emulators' range that browsers block: https://fetch.spec.whatwg.org/#port-blocking */
const browserBlockedPorts = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080])

/**
 * Throws if a port is taken or blocked by browsers. The message names the port and its emulator, and says how to choose
 * other ports.
 */
export async function assertPortsFree(portOffset: number): Promise<void> {
  for (const { title, port } of listRequiredPorts(portOffset)) {
    if (browserBlockedPorts.has(port))
      throw new Error(
        `Port ${port}, which the ${title} emulator would get, is one that browsers refuse to open. ` +
          'Nothing was started. Choose another offset: npm start -- --port-offset 200',
      )
    if (!(await isPortFree(port)))
      throw new Error(
        `Port ${port}, which the ${title} emulator wants, is taken. Nothing was started. ` +
          'Stop what holds it, or move all ports: npm start -- --port-offset 200',
      )
  }
}

/**
 * Returns the first port offset at which all ports are free. It tries the given offset first and then adds 100 each
 * time.
 */
export async function findFreePortOffset(from: number): Promise<number> {
  const availability = await Promise.all(
    listRequiredPorts(from).map(
      async ({ port }) => !browserBlockedPorts.has(port) && (await isPortFree(port)),
    ),
  )
  return availability.includes(false) ? findFreePortOffset(from + 100) : from
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen({ port, host: '127.0.0.1', exclusive: true }, () => {
        server.close(() => resolve(true))
      })
  })
}
