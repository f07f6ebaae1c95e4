import type { Transaction } from 'firebase-admin/firestore'
import type { Delivery } from '../../domain/deliveries/delivery'
import type { Calendar } from '../../domain/opening-hours/calendar'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { businessDetails } from '../../domain/site/businessDetails'
import { catchDeliveryError, recordOutcome } from '../deliveries/attemptDelivery'
import { DeliveryError } from '../DeliveryError'
import { beginMailAttempt, type MailClaim, markSending } from '../deliveries/claimDelivery'
import { parseDeliveryDocument } from '../deliveries/deliveryDocument'
import { queryDue } from '../deliveries/dueDeliveries'
import { getMessageId, sendMail } from '../mail/sendMail'
import { readThread } from '../deliveries/readThread'
import { maxListedItems } from '../mail/itemListBlocks'
import { renderArrivalMail, renderArrivalsMail } from '../mail/renderArrivalMail'
import { renderLateMail } from '../mail/renderLateMail'
import { renderSenderReplyMail } from '../mail/renderSenderReplyMail'
import type { RenderedMail } from '../mail/mail'
import { readReply } from '../sent-items/readReplies'
import { readQuotedProducts } from '../sent-items/readRequestedProducts'
import { readRequestLines, readSentItem } from '../sent-items/readSentItem'
import type { Services } from '../services'
import { readShopSettings } from '../settings/readShopSettings'
import type { BusinessMailKind } from '../deliveries/businessMailKinds'

/** The most items that one transaction claims: Firestore's emulators take 500 writes. */
const claimedAtOnce = 400

/** The most items of one e-mail, which names the first of them. */
const maxItemsPerMail = 4000

/** Sends one e-mail to the business about all items that wait for one of this kind. */
export async function sendBusinessMail(services: Services, kind: BusinessMailKind): Promise<void> {
  const claim = await claimWaiting(services, kind)
  if (!claim) return
  const messageId = getMessageId(claim.deliveries.map(({ id }) => id))
  const error = await catchDeliveryError(async () => {
    const mail = await renderMail(services, kind, claim.deliveries)
    const references = await readThread(services.firestore, claim.deliveries)
    await sendMail(claim.smtpUrl, { ...mail, to: businessDetails.email, messageId, references })
  })
  await recordOutcome(services, claim, error)
}

/**
 * Claims what waits. What has failed goes in an e-mail of its own, after what has not been tried: a text that the mail
 * server refuses would otherwise keep all later arrivals back.
 */
async function claimWaiting(services: Services, kind: BusinessMailKind): Promise<MailClaim | null> {
  const { firestore, now } = services
  const readWaiting = async (transaction: Transaction, hasFailed?: boolean) => {
    const { docs } = await transaction.get(queryDue(firestore, kind, now()).limit(claimedAtOnce))
    const waiting = docs.flatMap((document) => parseDeliveryDocument(document) ?? [])
    const isRetry = hasFailed ?? waiting.every(({ attempts }) => attempts > 0)
    return waiting.filter(({ attempts }) => (isRetry ? attempts > 0 : attempts === 0))
  }
  const claim = await firestore.runTransaction(async (transaction) =>
    beginMailAttempt(services, transaction, await readWaiting(transaction)),
  )
  if (claim === null || claim === 'paused') return null
  const deliveries = [...claim.deliveries]
  const isRetry = deliveries.every(({ attempts }) => attempts > 1)
  for (let found = deliveries.length; found === claimedAtOnce && deliveries.length < maxItemsPerMail;) {
    const more = await firestore.runTransaction(async (transaction) =>
      markSending(firestore, transaction, await readWaiting(transaction, isRetry), now()),
    )
    deliveries.push(...more)
    found = more.length
  }
  return { ...claim, deliveries }
}

async function renderMail(
  { firestore, siteUrl, now }: Services,
  kind: BusinessMailKind,
  deliveries: readonly Delivery[],
): Promise<RenderedMail> {
  const listed = deliveries.slice(0, maxListedItems)
  const read = await Promise.all(listed.map(({ item }) => readSentItem(firestore, item)))
  const items = read.filter((item): item is SentItem => item !== null)
  const [item] = items
  const { calendar } = await readShopSettings(firestore)
  const mail = { items, siteUrl, calendar, now: new Date(now()) }
  const count = deliveries.length - (listed.length - items.length)
  if (!item) throw new DeliveryError('It was deleted before this could be sent.', { isPermanent: true })
  if (kind === 'lateMail') return renderLateMail({ ...mail, count })
  if (count > 1) return renderArrivalsMail({ ...mail, count })
  const told = listed.find(({ item: { id } }) => id === item.id)
  if (told?.replyId !== undefined)
    return renderReplyOfSender({ firestore, siteUrl, now, calendar }, item, told.replyId)
  return renderArrivalMail({ ...mail, item, lines: await readRequestLines(firestore, item, now()) })
}

type ReplyMailContext = Pick<Services, 'firestore' | 'siteUrl' | 'now'> & { calendar: Calendar }

async function renderReplyOfSender(
  { firestore, siteUrl, now, calendar }: ReplyMailContext,
  item: SentItem,
  replyId: string,
): Promise<RenderedMail> {
  const reply = await readReply(firestore, item, replyId)
  if (!reply) throw new DeliveryError('It was deleted before this could be sent.', { isPermanent: true })
  const products = await readQuotedProducts(firestore, reply.quote, now())
  return renderSenderReplyMail({ item, reply, siteUrl, calendar, findProduct: (id) => products.get(id) })
}
