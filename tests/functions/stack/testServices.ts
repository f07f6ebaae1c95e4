import { onTestFinished } from 'vitest'
import type { MailFault, ReceivedMail } from '../../../packages/local-mail-and-push/mail/smtpReceiver'
import { startMailSink } from '../../../packages/local-mail-and-push/mail/startMailSink'
import type { Services } from '../../../functions/services'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { getDefaultBucket } from '../../../domain/firebase/localProject'

/** A mail sink of one test. */
export type TestMailSink = {
  readMails: () => Promise<ReceivedMail[]>
  /** Makes the next messages fail. */
  setFault: (fault: MailFault) => Promise<void>
}

/** The services of functions in an empty project, with a mail sink of their own and without push messages. */
export async function createTestServices(): Promise<{ services: Services; sink: TestMailSink }> {
  const { smtpPort, httpPort, stop } = await startMailSink()
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
  const projectId = `demo-arielle-functions-${crypto.randomUUID().slice(0, 8)}`
  const app = initializeApp({ projectId }, projectId)
  onTestFinished(() => deleteApp(app))
  const bucket = getStorage(app).bucket(getDefaultBucket(projectId))
  return { projectId, firestore: getFirestore(app), auth: getAuth(app), bucket }
}
