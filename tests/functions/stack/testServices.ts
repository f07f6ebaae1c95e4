import { onTestFinished } from 'vitest'
import { findFreePort } from '../../../packages/browser-and-line-simulator/serve/serveSite'
import type { MailFault, ReceivedMail } from '../../../emulators/mailSink/smtpReceiver'
import { startMailSink } from '../../../emulators/mailSink/startMailSink'
import type { Services } from '../../../functions/services'
import { openAdminProject } from '../../adminProject'

/** A mail sink of one test. */
export type TestMailSink = {
  readMails: () => Promise<ReceivedMail[]>
  /** Makes the next messages fail. */
  setFault: (fault: MailFault) => Promise<void>
}

/** The services of functions in an empty project, with a mail sink of their own and without push messages. */
export async function createTestServices(): Promise<{ services: Services; sink: TestMailSink }> {
  const [smtpPort, httpPort] = [await findFreePort(), await findFreePort()]
  const { stop } = await startMailSink({ smtpPort, httpPort })
  onTestFinished(stop)
  const url = `http://127.0.0.1:${httpPort}`
  const services: Services = {
    ...createTestProject(),
    siteUrl: 'https://shop.example',
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    pushKeys: null,
    allowLoopback: true,
  }
  const sink: TestMailSink = {
    readMails: async () => (await (await fetch(`${url}/messages`)).json()) as ReceivedMail[],
    setFault: async (fault) => {
      const response = await fetch(`${url}/faults`, { method: 'POST', body: JSON.stringify(fault) })
      if (!response.ok) throw new Error(`The mail sink answered ${response.status}.`)
    },
  }
  return { services, sink }
}

/** Creates an empty project in the emulators, in which no function reacts to what a test writes. */
export function createTestProject() {
  return openAdminProject(`demo-arielle-functions-${crypto.randomUUID().slice(0, 8)}`)
}
