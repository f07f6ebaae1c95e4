import type { Auth } from 'firebase-admin/auth'
import type { Delivery } from '../../domain/deliveries/delivery'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { findUser } from '../findUser'
import { renderAnswerMail } from '../mail/renderAnswerMail'
import { renderConfirmationMail } from '../mail/renderConfirmationMail'
import type { RenderedMail } from '../mail/mail'
import { sendMail, getMessageId } from '../mail/sendMail'
import { createPushMessage, isPushKind, type PushKind } from '../push/createPushMessage'
import { readDevice, removeDevice } from '../push/pushDevices'
import { sendPush } from '../push/sendPush'
import {
  isSenderRemoved,
  readCatalogueLines,
  readRequestLines,
  readSentItem,
} from '../sent-items/readSentItem'
import type { Services } from '../services'
import { createStatusLink } from '../status-links/statusLinks'
import { DeliveryError } from '../DeliveryError'

/** Sends an e-mail to the sender of an item, or a push message to one device; throws a DeliveryError if it cannot. */
export async function sendByKind(services: Services, delivery: Delivery, now: number): Promise<void> {
  const item = await readSentItem(services.firestore, delivery.item)
  if (!item || isSenderRemoved(item))
    throw new DeliveryError('It was deleted before this could be sent.', { isPermanent: true })
  const { kind, to } = delivery
  if (isPushKind(kind)) await sendToDevice(services, { kind, to }, item, now)
  else await sendToSender(services, delivery, item, now)
}

async function sendToSender(
  services: Services,
  delivery: Delivery,
  item: SentItem,
  now: number,
): Promise<void> {
  if (services.smtpUrl === null) throw new DeliveryError('E-mail is switched off.')
  const mail = await renderSenderMail(services, delivery, item, now)
  await sendMail(services.smtpUrl, { ...mail, to: delivery.to, messageId: getMessageId(delivery.id) })
}

async function renderSenderMail(
  { firestore, auth, siteUrl }: Services,
  { kind, to }: Delivery,
  item: SentItem,
  now: number,
): Promise<RenderedMail> {
  const statusUrl = await createStatusLink(firestore, item, siteUrl)
  if (kind === 'answerMail') return renderAnswerMail({ item, statusUrl, now: new Date(now) })
  const isAddressProved = await isVerifiedAddress(auth, item.senderUid, to)
  const lines = await (isAddressProved ? readRequestLines : readCatalogueLines)(firestore, item, now)
  return renderConfirmationMail({ item, lines, statusUrl, now: new Date(now), isAddressProved })
}

/** Whether an account has proved that an address is its own. */
async function isVerifiedAddress(auth: Auth, uid: string, address: string): Promise<boolean> {
  const user = await findUser(auth, uid)
  return user?.emailVerified === true && user.email?.toLowerCase() === address.toLowerCase()
}

async function sendToDevice(
  { firestore, pushKeys, allowLoopback }: Services,
  { kind, to }: { kind: PushKind; to: string },
  item: SentItem,
  now: number,
): Promise<void> {
  if (pushKeys === null) throw new DeliveryError('Push messages are switched off.')
  const device = await readDevice(firestore, to)
  // Another account may have signed in to the sender's browser, and registered the same device.
  const isAnotherAccount = kind === 'answerPush' && device?.uid !== item.senderUid
  if (!device || isAnotherAccount)
    throw new DeliveryError('The device was switched off.', { isPermanent: true })
  const message = createPushMessage(kind, item, now)
  const outcome = await sendPush(device, message, pushKeys, { allowLoopback })
  if (outcome === 'sent') return
  await removeDevice(firestore, to)
  throw new DeliveryError('The device no longer takes messages, so it was removed.', { isPermanent: true })
}
