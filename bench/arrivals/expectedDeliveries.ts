import { type DeliveryKind, getDeliveryId } from '../../domain/deliveries/delivery'
import type { PushDevice } from '../../domain/push/pushDevice'
import { parseSentItem, type SentItem } from '../../domain/sent-items/sentItem'
import type { ArrivingItems } from './arrivingItems'

/** The deliveries that functions must make for these items, by id. */
export function listExpectedDeliveries(
  items: ArrivingItems,
  devices: readonly PushDevice[],
): Map<string, DeliveryKind> {
  const expected = items.list().flatMap(({ key, versions }) => {
    const item = parseSentItem(key, versions.at(-1))
    if (!item) throw new Error('A planned item is malformed.')
    return [...listMails(item), ...listPushes(item, devices)]
  })
  return new Map(expected)
}

type ExpectedDelivery = [id: string, kind: DeliveryKind]

function listMails(item: SentItem): ExpectedDelivery[] {
  const hasEmail = item.sender.email !== ''
  const kinds: DeliveryKind[] = [
    'arrivalMail',
    ...(hasEmail ? (['confirmationMail'] as const) : []),
    ...(hasEmail && item.answer?.channel === 'email' ? (['answerMail'] as const) : []),
  ]
  return kinds.map((kind) => [getDeliveryId(item, kind), kind])
}

function listPushes(item: SentItem, devices: readonly PushDevice[]): ExpectedDelivery[] {
  const toDelivery =
    (kind: DeliveryKind) =>
    (device: PushDevice): ExpectedDelivery => [getDeliveryId(item, kind, { deviceId: device.id }), kind]
  const staffDevices = devices.filter(({ uid }) => uid.startsWith('staff-'))
  const senderDevices = item.answer ? devices.filter(({ uid }) => uid === item.senderUid) : []
  return [...staffDevices.map(toDelivery('arrivalPush')), ...senderDevices.map(toDelivery('answerPush'))]
}
