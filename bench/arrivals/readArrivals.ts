import type { Firestore } from 'firebase-admin/firestore'
import type { ReceivedMail } from '../../packages/local-mail-and-push/mail/smtpReceiver'
import { toPlainFields } from '../../functions/firestoreReads'
import { getPushTopic } from '../../functions/push/sendPush'
import { type Delivery, getDeliveryId, parseDelivery } from '../../domain/deliveries/delivery'
import type { PushDevice } from '../../domain/push/pushDevice'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { businessDetails } from '../../domain/site/businessDetails'
import type { PlannedItem } from './arrivalPlan'
import type { BusinessMail } from './countArrivalOutcomes'
import type { ReceivedPush } from './countingPushService'

/** The ids of the deliveries that arrived, one for each time, and the e-mails to the business. */
export async function readArrivals(
  mailUrl: string,
  pushes: readonly ReceivedPush[],
  items: readonly PlannedItem[],
  devices: readonly PushDevice[],
): Promise<{ ids: string[]; businessMails: BusinessMail[] }> {
  const mails = (await (await fetch(`${mailUrl}/messages`)).json()) as ReceivedMail[]
  const itemsByTopic = new Map(items.map(({ key }) => [getPushTopic(key.id), key]))
  const devicesByEndpoint = new Map(devices.map((device) => [device.endpoint, device]))
  return {
    ids: [
      ...mails.map(getMailDeliveryId),
      ...pushes.map(({ topic, endpoint }) =>
        getPushDeliveryId(itemsByTopic.get(topic), devicesByEndpoint.get(endpoint)),
      ),
    ],
    businessMails: mails.filter(({ to }) => to === businessDetails.email).map(toBusinessMail),
  }
}

/** Reads every delivery that functions have recorded. */
export async function readDeliveries(firestore: Firestore): Promise<Delivery[]> {
  const { docs } = await firestore.collection('deliveries').get()
  return docs.flatMap((document) => parseDelivery(document.id, toPlainFields(document.data())) ?? [])
}

function getMailDeliveryId({ messageId }: ReceivedMail): string {
  return messageId.replace(/^<|@.*$/g, '')
}

function getPushDeliveryId(item: SentItemKey | undefined, device: PushDevice | undefined): string {
  if (!item || !device) throw new Error('A push message is about no item, or went to no device.')
  const kind = device.uid.startsWith('staff-') ? 'arrivalPush' : 'answerPush'
  return getDeliveryId(item, kind, { deviceId: device.id })
}

function toBusinessMail({ subject, at }: ReceivedMail): BusinessMail {
  return { itemCount: Number(/^\d+(?= new)/.exec(subject)?.[0] ?? 1), at: Date.parse(at) }
}
