import { Mailbox } from './mailbox'
import { MailFaults } from './mailFaults'
import { startMailSinkServer } from './mailSinkServer'
import { startSmtpReceiver } from './smtpReceiver'

/**
 * Starts the mail server of the local stack: it delivers nothing, keeps the newest mails in memory and shows them at
 * its HTTP port. Rejects if a port is taken.
 */
export async function startMailSink({
  smtpPort,
  httpPort,
  maxMails,
}: {
  smtpPort: number
  httpPort: number
  /** How many mails are kept: 1,000 if it is left out. */
  maxMails?: number
}): Promise<{ stop: () => Promise<void> }> {
  const state = { mailbox: new Mailbox(maxMails), faults: new MailFaults() }
  const stopReceiver = await startSmtpReceiver(smtpPort, state.mailbox, state.faults)
  const stopServer = await startMailSinkServer(httpPort, state).catch(async (error: unknown) => {
    await stopReceiver()
    throw error
  })
  const stop = async () => {
    await Promise.all([stopReceiver(), stopServer()])
  }
  return { stop }
}
