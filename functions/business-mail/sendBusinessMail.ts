import type { Firestore } from 'firebase-admin/firestore'
import type { Delivery } from '../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { businessDetails } from '../../domain/site/businessDetails'
import { catchDeliveryError, recordOutcome } from '../deliveries/attemptDelivery'
import { DeliveryError } from '../DeliveryError'
import { markSending } from '../deliveries/claimDelivery'
import { parseDeliveryDocument } from '../deliveries/deliveryDocument'
import { getMessageId, sendMail } from '../mail/sendMail'
import { maxListedItems } from '../mail/itemListBlocks'
import { renderArrivalMail, renderArrivalsMail } from '../mail/renderArrivalMail'
import { renderLateMail } from '../mail/renderLateMail'
import type { RenderedMail } from '../mail/mail'
import { readRequestLines, readSentItem } from '../sent-items/readSentItem'
import type { Services } from '../services'
import type { BusinessMailKind } from '../deliveries/businessMailKinds'

/** The most items of one e-mail; a commit of Firestore may write 500 documents. */
const maxItemsPerMail = 400

/** Sends one e-mail to the business about all items that wait for one of this kind. */
export async function sendBusinessMail(
  services: Services,
  kind: BusinessMailKind,
  now: number,
): Promise<void> {
  const { firestore, smtpUrl } = services
  if (smtpUrl === null) return
  const deliveries = await claimWaiting(firestore, kind, now)
  const [first] = deliveries
  if (!first) return
  const error = await catchDeliveryError(async () => {
    const mail = await renderMail(services, kind, deliveries, now)
    await sendMail(smtpUrl, { ...mail, to: businessDetails.email, messageId: getMessageId(first.id) })
  })
  await recordOutcome(firestore, deliveries, error, now)
}

async function claimWaiting(firestore: Firestore, kind: BusinessMailKind, now: number): Promise<Delivery[]> {
  const waiting = firestore
    .collection(firestoreCollectionNames.deliveries)
    .where('kind', '==', kind)
    .where('status', '==', 'waiting')
    .where('dueAt', '<=', new Date(now))
    .orderBy('dueAt')
    .limit(maxItemsPerMail)
  return firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(waiting)
    const deliveries = docs.flatMap((document) => {
      const delivery = parseDeliveryDocument(document)
      return delivery ? [delivery] : []
    })
    return deliveries.map((delivery) => markSending(transaction, firestore, delivery, now))
  })
}

async function renderMail(
  { firestore, siteUrl }: Services,
  kind: BusinessMailKind,
  deliveries: readonly Delivery[],
  now: number,
): Promise<RenderedMail> {
  const listed = deliveries.slice(0, maxListedItems)
  const read = await Promise.all(listed.map(({ item }) => readSentItem(firestore, item)))
  const items = read.filter((item): item is SentItem => item !== null)
  const [item] = items
  const mail = { items, siteUrl, now: new Date(now) }
  const count = deliveries.length - (listed.length - items.length)
  if (!item) throw new DeliveryError('It was deleted before this could be sent.', { isPermanent: true })
  if (kind === 'lateMail') return renderLateMail({ ...mail, count })
  if (count > 1) return renderArrivalsMail({ ...mail, count })
  return renderArrivalMail({ ...mail, item, lines: await readRequestLines(firestore, item, now) })
}
