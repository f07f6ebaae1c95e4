import {
  doc,
  type DocumentReference,
  type Firestore,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { type ShopSettings, toShopSettingsFields } from '../../../domain/settings/shopSettings'
import { parseStoredShop, type StoredShop } from '../../../domain/settings/storedShop'
import { useLiveDocument } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'
import { repeatIfRefused, reportOutcome } from './writeStaffAction'

/** What staff set for the whole shop. */
export type ShopSettingsServices = {
  /** Returns what is published, updated live; null while that is not known. */
  useStored: () => StoredShop | null
  /** Publishes settings, unless a colleague has published others than those of `expected`. Never rejects. */
  publish: (settings: ShopSettings, expected: StoredShop) => Promise<ShopPublishOutcome>
}

/** A 'conflict' has what the colleague published. */
export type ShopPublishOutcome =
  { kind: 'written' | 'refused' | 'unreachable' } | { kind: 'conflict'; stored: StoredShop }

export function createShopSettingsServices(firestore: Firestore, staff: SentItemClaim): ShopSettingsServices {
  return { useStored, publish: (settings, expected) => publish(firestore, settings, expected, staff) }
}

function useStored(): StoredShop | null {
  const firestore = useFirestore()
  const reference = useMemo(() => getReference(firestore), [firestore])
  const { status, data: document } = useLiveDocument(reference)
  return useMemo(() => {
    // Without a connection, Firestore says of a document that it has never read that there is none.
    const isKnown = status === 'success' && (document.exists() || !document.metadata.fromCache)
    return isKnown ? parseStoredShop(toPlainFields(document)) : null
  }, [status, document])
}

async function publish(
  firestore: Firestore,
  settings: ShopSettings,
  expected: StoredShop,
  { uid, name }: SentItemClaim,
): Promise<ShopPublishOutcome> {
  const reference = getReference(firestore)
  const fields = toShopSettingsFields(settings)
  const attempt = () =>
    runTransaction(firestore, async (transaction): Promise<ShopPublishOutcome> => {
      const stored = parseStoredShop(toPlainFields(await transaction.get(reference)))
      const isSeen = stored.updatedAt?.getTime() === expected.updatedAt?.getTime()
      // The answer to an earlier attempt may have been lost.
      const isRepeated = stored.by?.uid === uid && isSameContent(stored.settings, settings)
      if (!isSeen && isRepeated) return { kind: 'written' }
      if (stored.hasLaterForm) return { kind: 'refused' }
      if (!isSeen) return { kind: 'conflict', stored }
      transaction.set(reference, { ...fields, by: { uid, name }, updatedAt: serverTimestamp() })
      return { kind: 'written' }
    })
  return reportOutcome(repeatIfRefused(attempt))
}

function isSameContent(first: ShopSettings, second: ShopSettings): boolean {
  const [one, other] = [first, second].map((settings) => JSON.stringify(toShopSettingsFields(settings)))
  return one === other
}

function getReference(firestore: Firestore): DocumentReference {
  return doc(firestore, firestoreCollectionNames.settings, 'shop')
}
