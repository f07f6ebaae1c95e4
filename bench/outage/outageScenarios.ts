import type { MailFault } from '../../packages/local-mail-and-push/mail/smtpReceiver'

/** What the mail server does while it is not as it should be. */
export type OutageScenario = {
  title: string
  /** How it fails; null if it takes e-mails, slowly. */
  fault: MailFault | 'unreachable' | null
  /** Whether functions try each e-mail when it is recorded. Otherwise they were killed before, and the schedule sends all. */
  isTriedAtOnce: boolean
}

/** How long the server takes for one e-mail while it is slow, and while it is healthy, in milliseconds. */
export const mailMs = { slow: 18_000, healthy: 500 } as const

const always = Number.MAX_SAFE_INTEGER

export const outageScenarios: readonly OutageScenario[] = [
  { title: 'is not reached', fault: 'unreachable', isTriedAtOnce: true },
  {
    title: 'refuses the password (535 5.7.8)',
    fault: { next: always, stage: 'auth', code: 535, text: '5.7.8 Authentication credentials invalid' },
    isTriedAtOnce: true,
  },
  {
    title: 'refuses each recipient (550 5.7.1, sending limit)',
    fault: { next: always, stage: 'rcpt', code: 550, text: '5.7.1 Daily sending limit exceeded' },
    isTriedAtOnce: true,
  },
  { title: 'takes 18 s for each e-mail', fault: null, isTriedAtOnce: false },
]
