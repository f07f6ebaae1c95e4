import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server on a free port of this machine, with what it received. */
export type TestMailServer = {
  port: number
  received: { recipients: string[]; source: Buffer }[]
  destroyConnections: () => void
  /** May be called twice. */
  stop: () => Promise<void>
}

/** Starts a mail server that takes every mail, unless `options` say otherwise. */
export async function startTestMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: TestMailServer['received'] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({ ...createDefaultOptions(received), ...options })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    received,
    destroyConnections: () => {
      for (const socket of sockets) socket.destroy()
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function createDefaultOptions(received: TestMailServer['received']): SMTPServerOptions {
  return {
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, source: Buffer.concat(chunks) })
        done()
      })
    },
  }
}
