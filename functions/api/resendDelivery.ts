import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Delivery } from '../../domain/deliveries/delivery'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { ApiRequest, ApiResponse } from '../apiTypes'
import { announceToBusiness } from '../business-mail/announceToBusiness'
import { isBusinessMailKind } from '../deliveries/businessMailKinds'
import type { Services } from '../services'
import { attemptDelivery } from '../deliveries/attemptDelivery'
import { getDeliveryDocument, parseDeliveryDocument } from '../deliveries/deliveryDocument'

export async function resendDelivery(
  services: Services,
  { body, account, now }: ApiRequest,
): Promise<ApiResponse> {
  if (account?.staff !== true) return { status: 403, body: { reason: 'notStaff' } }
  const { id } = toRecordOrEmpty(body)
  const delivery = isDocumentId(id) ? await restartFailed(services.firestore, id, now) : null
  if (!delivery) return { status: 409, body: { reason: 'notFailed' } }
  if (isBusinessMailKind(delivery.kind)) await announceToBusiness(services, delivery.kind)
  else await attemptDelivery(services, delivery.id)
  return { status: 200, body: {} }
}

function isDocumentId(id: unknown): id is string {
  return typeof id === 'string' && /^[A-Za-z0-9-]{1,200}$/.test(id)
}

/** Makes a failed delivery wait for a first attempt. Returns null if it is not failed, so two presses send it once. */
async function restartFailed(firestore: Firestore, id: string, now: number): Promise<Delivery | null> {
  const document = getDeliveryDocument(firestore, id)
  return firestore.runTransaction(async (transaction) => {
    const delivery = parseDeliveryDocument(await transaction.get(document))
    if (delivery?.status !== 'failed') return null
    const restarted = { status: 'waiting', attempts: 0, dueAt: new Date(now) } as const
    transaction.update(document, {
      ...restarted,
      error: FieldValue.delete(),
      updatedAt: FieldValue.serverTimestamp(),
    })
    return { ...delivery, ...restarted }
  })
}
