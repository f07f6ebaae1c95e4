import type { SentItem } from '../../domain/sent-items/sentItem'
import { attemptDelivery } from '../deliveries/attemptDelivery'
import { createDelivery } from '../deliveries/createDelivery'
import type { Services } from '../services'
import { pushToSender } from '../deliveries/pushToDevices'

/** Sends an answer that staff wrote for e-mail, and tells the sender's devices that asked for it. */
export async function announceAnswer(services: Services, item: SentItem, now: number): Promise<void> {
  await Promise.all([mailAnswer(services, item, now), pushToSender(services, item, 'answerPush', now)])
}

async function mailAnswer(services: Services, item: SentItem, now: number): Promise<void> {
  const { email } = item.sender
  const isToMail = item.answer?.channel === 'email' && item.answer.text !== undefined
  if (services.smtpUrl === null || email === '' || !isToMail) return
  const id = await createDelivery(services.firestore, item, 'answerMail', { to: email }, now)
  await attemptDelivery(services, id, now)
}
