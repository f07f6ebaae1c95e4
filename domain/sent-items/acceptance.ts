import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isSingleLineText } from '../validation/text'
import { isValidDate } from '../validation/timestamp'
import { staffReplyLimits } from './staffReply'

/** What staff do after a quote is accepted, in any order; the same as `acceptedSteps` in firestore.rules. */
export const acceptedSteps = ['packed', 'paid', 'handedOver'] as const

export type AcceptedStep = (typeof acceptedSteps)[number]

/** Who did something, and when by the server's clock. */
export type DoneBy = { uid: string; name: string; at: Date }

/** The quote that the sender accepted: 'online' themselves, or by phone, which a staff member noted. */
export type Acceptance = DoneBy & { replyId: string; how: 'online' | 'phone' }

export type DoneSteps = Partial<Record<AcceptedStep, DoneBy>>

export function isAcceptedStep(value: unknown): value is AcceptedStep {
  return acceptedSteps.some((step) => step === value)
}

export function parseAcceptance(stored: unknown): Acceptance | null {
  const { replyId, how } = toRecordOrEmpty(stored)
  const doneBy = parseDoneBy(stored)
  if (!doneBy || typeof replyId !== 'string') return null
  return how === 'online' || how === 'phone' ? { ...doneBy, replyId, how } : null
}

export function parseDoneSteps(stored: unknown): DoneSteps {
  const fields = toRecordOrEmpty(stored)
  return Object.fromEntries(
    acceptedSteps.flatMap((step) => {
      const doneBy = parseDoneBy(fields[step])
      return doneBy ? [[step, doneBy]] : []
    }),
  )
}

function parseDoneBy(stored: unknown): DoneBy | null {
  const { uid, name, at } = toRecordOrEmpty(stored)
  if (typeof uid !== 'string' || !isSingleLineText(name, staffReplyLimits.name) || !isValidDate(at))
    return null
  return { uid, name, at }
}
