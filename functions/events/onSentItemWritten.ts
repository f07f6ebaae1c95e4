import type { SentItemKey, SentItem } from '../../domain/sent-items/sentItem'
import { recordAnswerTime } from '../figures/recordAnswerTime'
import { updateItemFigures } from '../figures/updateItemFigures'
import { parseSentItemFields } from '../sent-items/readSentItem'
import type { Services } from '../services'
import { settleAll } from '../settleAll'
import { announceArrival } from './announceArrival'
import { attemptDelivery } from '../deliveries/attemptDelivery'
import { createDelivery } from '../deliveries/deliveryDocument'
import { pushToSender } from '../deliveries/pushToDevices'

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

/** Sends an answer that staff wrote for e-mail, and tells the sender's devices that asked for it. */
async function announceAnswer(services: Services, item: SentItem, now: number): Promise<void> {
  await settleAll([mailAnswer(services, item, now), pushToSender(services, item, 'answerPush', now)])
}

async function mailAnswer(services: Services, item: SentItem, now: number): Promise<void> {
  const { email } = item.sender
  const isToMail = item.answer?.channel === 'email' && item.answer.text !== undefined
  if (services.smtpUrl === null || email === '' || !isToMail) return
  const id = await createDelivery(services.firestore, item, 'answerMail', { to: email }, now)
  await attemptDelivery(services, id)
}
