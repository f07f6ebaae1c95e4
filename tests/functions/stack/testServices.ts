import { onTestFinished } from 'vitest'
import { startMailSink } from '../../../packages/local-mail-and-push/mail/startMailSink'
import type { Services } from '../../../functions/services'
import { openAdminProject } from '../../adminProject'

/** The services of functions in an empty project, with a mail sink of their own and without push messages. */
export async function createTestServices() {
  const sink = await startMailSink()
  onTestFinished(sink.stop)
  // Waiting moves the clock on, so no test waits.
  let waitedMs = 0
  const services: Services = {
    ...createTestProject(),
    appCheck: null,
    siteUrl: 'https://shop.example',
    smtpUrl: `smtp://127.0.0.1:${sink.smtpPort}`,
    pushKeys: null,
    now: () => Date.now() + waitedMs,
    wait: (ms) => {
      waitedMs += ms
      return Promise.resolve()
    },
    allowLoopback: true,
  }
  return { services, sink }
}

/** The services at a time of their own, in milliseconds. */
export function atTime(services: Services, now: number): Services {
  return { ...services, now: () => now }
}

/** Creates an empty project in the emulators, in which no function reacts to what a test writes. */
export function createTestProject() {
  return openAdminProject(`demo-arielle-functions-${crypto.randomUUID().slice(0, 8)}`)
}
