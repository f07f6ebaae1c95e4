import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { recordAnswerTime } from '../figures/recordAnswerTime'
import { updateItemFigures } from '../figures/updateItemFigures'
import { parseSentItemFields } from '../sent-items/readSentItem'
import type { Services } from '../services'
import { announceAnswer } from './announceAnswer'
import { announceArrival } from './announceArrival'

type StoredFields = Readonly<Record<string, unknown>> | undefined

/**
 * Handles one event of a request or an enquiry, with its fields before and after the write. An event may come more than
 * once, late, and after a newer one: each step either looks at the item as it is now, or records what it did under an
 * id that is the same each time.
 */
export async function onSentItemWritten(
  services: Services,
  key: SentItemKey,
  before: StoredFields,
  after: StoredFields,
): Promise<void> {
  const item = parseSentItemFields(key, after)
  if (!item) return
  const isNew = before === undefined
  const isAnswered = item.status === 'answered' && before?.status === 'new'
  await settleAll([
    ...(isNew ? [announceArrival(services, item, Date.now())] : []),
    ...(isAnswered ? [announceAnswer(services, item, Date.now())] : []),
    updateFigures(services, key, before, after),
  ])
}

async function updateFigures(
  { firestore }: Services,
  key: SentItemKey,
  before: StoredFields,
  after: StoredFields,
): Promise<void> {
  await recordAnswerTime(firestore, key, before, after)
  await updateItemFigures(firestore, key, Date.now())
}

/** Waits for every step, so that a failed one stops no other; then fails, so that the event comes again. */
async function settleAll(steps: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(steps)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
