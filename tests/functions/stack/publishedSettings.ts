import { Timestamp } from 'firebase-admin/firestore'
import type { SnapshotServices } from '../../../functions/catalogue/publishSnapshot'
import { onShopSettingsWritten } from '../../../functions/events/onShopSettingsWritten'

type Fields = Readonly<Record<string, unknown>>

/** From Monday to Thursday. */
export const fourDayWeek = { mon: '09:00-19:00', tue: '09:00-19:00', wed: '09:00-19:00', thu: '09:00-19:00' }

/** Stores settings as the desk does, and delivers the event. */
export async function publishSettings(services: SnapshotServices, change: Fields = {}) {
  const document = services.firestore.doc('settings/shop')
  const before = (await document.get()).data()
  const by = { uid: 'sola', name: 'Sola Staff' }
  const after = { hours: fourDayWeek, closures: [], ...change, by, updatedAt: Timestamp.now() }
  await document.set(after)
  await onShopSettingsWritten(services, before, after)
  return { before, after }
}
