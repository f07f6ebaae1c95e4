import type { Submission } from '../../../domain/sending/submission'
import type { SenderRequest, SenderRequestOutcome } from '../../../web/data/sending/senderRequests'
import type { SentItemReportOutcome } from '../../../web/data/sending/sentItemReport'
import type { ShopServices } from '../../../web/data/ShopServices'

/** How sending ends: 'unheard' stores what was sent, but the answer is lost; 'never' gives no answer. */
export type SendAnswer = 'arrives' | 'unreachable' | 'unheard' | 'refused' | 'never' | { waitMs: number }

type SendingOptions = { answer?: SendAnswer; report?: SentItemReportOutcome }

/** Creates the sending of submissions to a database in memory. */
export function createMemorySending(
  { answer = 'arrives', report = { kind: 'unknownLink' } }: SendingOptions,
  setSentAsGuest: (hasSent: boolean) => void,
  getUserID: () => string,
) {
  const arrived: Submission[] = []
  const senderRequests: SenderRequest[] = []
  const control = {
    answer,
    report,
    senderAnswer: { kind: 'unreachable' } as SenderRequestOutcome,
  }
  const store = (submission: Submission) => {
    if (submission.uid === '') setSentAsGuest(true)
    if (!arrived.some(({ id }) => id === submission.id)) arrived.push(submission)
    return { kind: 'sent', createdAt: Date.now() } as const
  }
  const sending: ShopServices['sending'] = {
    attemptSend: async (submission, { onCommit }) => {
      const { answer: next } = control
      if (submission.uid !== '' && submission.uid !== getUserID()) return { kind: 'otherAccount' }
      if (typeof next === 'object') return { kind: 'wait', ...next }
      if (next === 'never') return new Promise(() => undefined)
      await Promise.resolve()
      if (next === 'unreachable') throw new Error('The network is down.')
      if (next === 'refused') return { kind: 'refused' }
      onCommit()
      const outcome = store(submission)
      if (next === 'unheard') throw new Error('The answer was lost.')
      return outcome
    },
    fetchSentItemReport: () => Promise.resolve(control.report),
    sendSenderRequest: (request) => {
      senderRequests.push(request)
      return Promise.resolve(control.senderAnswer)
    },
  }
  return {
    sending,
    /** What the database has, in the order of arrival. */
    arrived,
    /** Chooses how the next attempts to send end. */
    answerSends: (next: SendAnswer) => {
      control.answer = next
    },
    /** What the sender asked, and answered to quotes: each attempt. */
    senderRequests,
    /** Chooses how the next attempts to ask or to answer end. */
    answerSender: (next: SenderRequestOutcome) => {
      control.senderAnswer = next
    },
    /** Chooses what a status link shows. */
    reportStatus: (report: SentItemReportOutcome) => {
      control.report = report
    },
  }
}
