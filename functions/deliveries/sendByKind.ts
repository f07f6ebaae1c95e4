import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { Reply } from '../../domain/conversation/reply'
import { toThread } from '../../domain/conversation/thread'
import type { Delivery, PushKind } from '../../domain/deliveries/delivery'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { findUser, isStaffNow } from '../findUser'
import { renderAcceptedMail } from '../mail/renderAcceptedMail'
import { renderAnswerMail } from '../mail/renderAnswerMail'
import { renderConfirmationMail } from '../mail/renderConfirmationMail'
import type { RenderedMail } from '../mail/mail'
import { sendMail, getMessageId } from '../mail/sendMail'
import { createPushMessage } from '../push/createPushMessage'
import { readDevice, removeDevice } from '../push/pushDevices'
import { sendPush } from '../push/sendPush'
import type { PushDevice } from '../../domain/push/pushDevice'
import {
  isSenderRemoved,
  readCatalogueLines,
  readRequestLines,
  readSentItem,
} from '../sent-items/readSentItem'
import { readReply } from '../sent-items/readReplies'
import { readQuotedProducts } from '../sent-items/readRequestedProducts'
import type { Services } from '../services'
import { readShopSettings } from '../settings/readShopSettings'
import { createStatusLink } from '../status-links/statusLinks'
import { DeliveryError } from '../DeliveryError'
import type { Claim } from './claimDelivery'
import { readThread } from './readThread'

/**
 * Sends an e-mail to the sender of an item, or a push message about one or more items to one device; throws a
 * DeliveryError if it cannot.
 */
export async function sendByKind(services: Services, claim: Claim): Promise<void> {
  const { deliveries } = claim
  const read = await Promise.all(deliveries.map(({ item }) => readSentItem(services.firestore, item)))
  const items = read.filter((item) => item !== null).filter((item) => !isSenderRemoved(item))
  const [delivery] = deliveries
  const [item] = items
  if (!delivery || !item)
    throw new DeliveryError('It was deleted before this could be sent.', { isPermanent: true })
  if ('smtpUrl' in claim) {
    const mail = await renderSenderMail(services, delivery, item)
    const messageId = getMessageId([delivery.id])
    const references = await readThread(services.firestore, deliveries)
    return sendMail(claim.smtpUrl, { ...mail, to: delivery.to, messageId, references })
  }
  const device = await readDevice(services.firestore, delivery.to)
  if (!device || !(await mayReceive(services.auth, device, claim.kind, item)))
    throw new DeliveryError('The device was switched off.', { isPermanent: true })
  const reply = await readTold(services.firestore, delivery)
  const { calendar } = await readShopSettings(services.firestore)
  const message = createPushMessage(claim.kind, items, { now: services.now(), calendar, reply })
  if ((await sendPush(device, message, claim.pushKeys, services)) === 'sent') return
  await removeDevice(services.firestore, device.id)
  throw new DeliveryError('The device no longer takes messages, so it was removed.', {
    isPermanent: true,
    server: 'answered',
  })
}

async function renderSenderMail(
  services: Services,
  delivery: Delivery,
  item: SentItem,
): Promise<RenderedMail> {
  const { firestore, auth, siteUrl, now } = services
  const statusUrl = await createStatusLink(firestore, item, siteUrl)
  if (delivery.kind !== 'confirmationMail') return renderReplyMail(services, delivery, item, statusUrl)
  const isAddressProved = await isVerifiedAddress(auth, item.senderUid, delivery.to)
  const lines = await (isAddressProved ? readRequestLines : readCatalogueLines)(firestore, item, now())
  const { calendar } = await readShopSettings(firestore)
  return renderConfirmationMail({ item, lines, statusUrl, now: new Date(now()), calendar, isAddressProved })
}

async function renderReplyMail(
  { firestore, now }: Services,
  delivery: Delivery,
  item: SentItem,
  statusUrl: string,
): Promise<RenderedMail> {
  // An answer by a desk page of the release before has no reply of its own.
  const reply = (await readTold(firestore, delivery)) ?? toThread(item, []).at(-1)
  if (!reply) throw new DeliveryError('It was taken back before this could be sent.', { isPermanent: true })
  const products = await readQuotedProducts(firestore, reply.quote, now())
  const findProduct = (productId: string) => products.get(productId)
  const settings = await readShopSettings(firestore)
  const { calendar } = settings
  if (delivery.kind === 'answerMail')
    return renderAnswerMail({ item, reply, statusUrl, calendar, findProduct })
  if (!reply.quote) throw new DeliveryError('The quote is not there any more.', { isPermanent: true })
  return renderAcceptedMail({ item, quote: reply.quote, settings, statusUrl, findProduct })
}

/** The reply that a delivery tells of. */
async function readTold(firestore: Firestore, { item, replyId }: Delivery): Promise<Reply | null> {
  return replyId === undefined ? null : readReply(firestore, item, replyId)
}

/** Whether an account has proved that an address is its own. */
async function isVerifiedAddress(auth: Auth, uid: string, address: string): Promise<boolean> {
  const user = await findUser(auth, uid)
  return user?.emailVerified === true && user.email?.toLowerCase() === address.toLowerCase()
}

/**
 * Whether the owner of a device may read a message now: since it was recorded, another account may have registered the same
 * browser, and somebody may have left the staff.
 */
async function mayReceive(auth: Auth, { uid }: PushDevice, kind: PushKind, item: SentItem): Promise<boolean> {
  return kind === 'answerPush' ? uid === item.senderUid : isStaffNow(auth, uid)
}
