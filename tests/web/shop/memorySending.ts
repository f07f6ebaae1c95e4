import type { Submission } from '../../../domain/sending/submission'
import type { SentItemReportOutcome } from '../../../web/data/sending/sentItemReport'
import type { ShopServices } from '../../../web/data/ShopServices'

/** How sending ends: 'unheard' stores what was sent, but the answer is lost; 'never' gives no answer. */
export type SendAnswer = 'arrives' | 'unreachable' | 'unheard' | 'refused' | 'never' | { waitMs: number }

/** Creates the sending of submissions to a database in memory. */
export function createMemorySending(setSentAsGuest: (hasSent: boolean) => void) {
  const arrived: Submission[] = []
  const control = {
    answer: 'arrives' as SendAnswer,
    report: { kind: 'unknownLink' } as SentItemReportOutcome,
  }
  const store = (submission: Submission) => {
    if (submission.uid === '') setSentAsGuest(true)
    if (!arrived.some(({ id }) => id === submission.id)) arrived.push(submission)
    return { kind: 'sent', createdAt: Date.now(), clockOffsetMs: 0 } as const
  }
  const sending: ShopServices['sending'] = {
    attemptSend: async (submission, { onCommit }) => {
      const { answer } = control
      if (typeof answer === 'object') return { kind: 'wait', ...answer }
      if (answer === 'never') return new Promise(() => undefined)
      await Promise.resolve()
      if (answer === 'unreachable') throw new Error('The network is down.')
      if (answer === 'refused') return { kind: 'refused' }
      onCommit()
      const outcome = store(submission)
      if (answer === 'unheard') throw new Error('The answer was lost.')
      return outcome
    },
    fetchSentItemReport: () => Promise.resolve(control.report),
  }
  return {
    sending,
    /** What the database has, in the order of arrival. */
    arrived,
    /** Chooses how the next attempts to send end. */
    answerSends: (answer: SendAnswer) => {
      control.answer = answer
    },
    /** Chooses what a status link shows. */
    reportStatus: (report: SentItemReportOutcome) => {
      control.report = report
    },
  }
}
