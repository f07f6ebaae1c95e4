import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Mailbox } from './mailbox'
import type { FaultStage, MailFaults } from './mailFaults'
import { parseReceivedMail } from './receivedMail'

const maxMailBytes = 5_000_000

/** Receives mails for any address at a port of 127.0.0.1, without a password. Returns a function that stops it. */
export async function startSmtpReceiver(
  port: number,
  mailbox: Mailbox,
  faults: MailFaults,
): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>()
  const closeConnection = ({ remotePort }: SMTPServerSession) => {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy()
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: maxMailBytes,
    rejectOversized: true,
    onConnect: (_session, reply) => {
      reply(createRefusal(faults, 'connect'))
    },
    onRcptTo: (_address, _session, reply) => {
      reply(createRefusal(faults, 'rcpt'))
    },
    onData: (stream, session, reply) => {
      receiveMail(stream, session, mailbox, faults)
        .then(() => {
          if (faults.take('drop')) closeConnection(session)
          reply()
        })
        .catch(reply)
    },
  })
  // A connection that breaks is the client's affair: it never ends the process.
  server.on('error', () => undefined)
  trackSockets(server, sockets)
  await listen(server, port)
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => {
      server.close(resolve)
    })
  }
}

async function receiveMail(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  mailbox: Mailbox,
  faults: MailFaults,
): Promise<void> {
  const raw = await buffer(stream)
  const refusal = createRefusal(faults, 'data')
  if (refusal) throw refusal
  // smtp-server rejects a mail that is larger than its `size` option.
  if (stream.sizeExceeded) return
  const recipients = envelope.rcptTo.map(({ address }) => address)
  mailbox.add(await parseReceivedMail(raw, { id: randomUUID(), recipients, at: new Date() }))
}

function createRefusal(faults: MailFaults, stage: FaultStage): Error | null {
  const fault = faults.take(stage)
  return fault && Object.assign(new Error('Refused by the mail sink'), { responseCode: fault.code })
}

function trackSockets({ server }: SMTPServer, sockets: Set<Socket>): void {
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
}

async function listen(server: SMTPServer, port: number): Promise<void> {
  const netServer = server.listen(port, '127.0.0.1')
  await once(netServer, 'listening')
}
