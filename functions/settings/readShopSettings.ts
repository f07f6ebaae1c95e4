import type { Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { dropOldClosures } from '../../domain/opening-hours/calendar'
import { hasLaterForm } from '../../domain/validation/documentForm'
import { parseShopSettings, type PublishedShop, type ShopSettings } from '../../domain/settings/shopSettings'

/** Reads what staff have set for the whole shop; what they have not is as in the build. */
export async function readShopSettings(firestore: Firestore): Promise<ShopSettings> {
  const document = await getSettingsDocument(firestore).get()
  return parseShopSettings(document.data())
}

/** Reads what visitors are to see of the settings; null if the built ones count. `now` is in milliseconds. */
export async function readPublishedShop(firestore: Firestore, now: number): Promise<PublishedShop | null> {
  const stored = (await getSettingsDocument(firestore).get()).data()
  if (stored === undefined || hasLaterForm(stored)) return null
  const { calendar, delivery, collection } = parseShopSettings(stored)
  return { calendar: dropOldClosures(calendar, now), delivery, collection }
}

function getSettingsDocument(firestore: Firestore) {
  return firestore.collection(firestoreCollectionNames.settings).doc('shop')
}
