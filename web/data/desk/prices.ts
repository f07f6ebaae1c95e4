import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { parsePrice, type Price, type PriceChange, type PriceVersion } from '../../../domain/prices/price'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { useKnownDocuments } from '../live/liveQueries'
import { toPlainFields } from '../live/toPlainFields'
import { createDocumentId } from '../sending/createDocumentId'
import { fetchFromServer } from './catalogue/fetchCatalogue'
import { repeatIfRefused, reportOutcome } from './writeStaffAction'

/** The price list, which only staff see. */
export type PriceServices = {
  /** Returns all prices, updated live; null while they are not known. */
  usePrices: () => Price[] | null
  /** Sets or removes prices, some at a time, in their order. Stops at the first that cannot be written. Never rejects. */
  writePrices: (changes: readonly PriceChange[]) => Promise<PriceWriteOutcome>
  /** Fetches what a price was set to, the newest first; null without a connection. */
  fetchVersions: (productId: string) => Promise<PriceVersion[] | null>
}

/** `writtenCount` is how many were written, also where the others were not. */
type PriceWriteOutcome = { kind: 'written' | 'refused' | 'unreachable'; writtenCount: number }

// A commit may read 20 other documents for its rules: per price its product, and the price itself for its version.
const pricesPerCommit = 10

export function createPriceServices(firestore: Firestore, staff: SentItemClaim): PriceServices {
  return {
    usePrices,
    writePrices: (changes) => writePrices(firestore, changes, staff),
    fetchVersions: (productId) => fetchVersions(firestore, productId),
  }
}

function usePrices(): Price[] | null {
  const firestore = useFirestore()
  const pricesQuery = useMemo(
    () => query(collection(firestore, firestoreCollectionNames.prices), limit(maxDocumentsPerQuery.products)),
    [firestore],
  )
  const snapshot = useKnownDocuments(pricesQuery)
  return useMemo(
    () =>
      snapshot?.docs.flatMap((document) => parsePrice(document.id, toPlainFields(document)) ?? []) ?? null,
    [snapshot],
  )
}

async function writePrices(
  firestore: Firestore,
  changes: readonly PriceChange[],
  staff: SentItemClaim,
): Promise<PriceWriteOutcome> {
  let writtenCount = 0
  for (let start = 0; start < changes.length; start += pricesPerCommit) {
    const part = changes.slice(start, start + pricesPerCommit)
    const outcome = await writeTogether(firestore, part, staff)
    if (outcome.kind !== 'written') return { kind: outcome.kind, writtenCount }
    writtenCount += part.length
  }
  return { kind: 'written', writtenCount }
}

// A transaction fails without a connection; a plain write would wait in memory and be lost with the page.
function writeTogether(firestore: Firestore, changes: readonly PriceChange[], { uid, name }: SentItemClaim) {
  const versioned = changes.map((change) => ({ ...change, versionId: createDocumentId() }))
  const attempt = () =>
    runTransaction(firestore, async (transaction) => {
      const written = versioned.map(async ({ productId, amount, versionId }) => {
        const price = doc(firestore, firestoreCollectionNames.prices, productId)
        const version = doc(price, firestoreCollectionNames.versions, versionId)
        // The answer to an earlier attempt may have been lost: its version is there.
        return {
          price,
          version,
          amount,
          isStored: amount !== null && (await transaction.get(version)).exists(),
        }
      })
      for (const { price, version, amount, isStored } of await Promise.all(written)) {
        if (isStored) continue
        if (amount === null) {
          transaction.delete(price)
          continue
        }
        const fields = { amount, by: { uid, name }, updatedAt: serverTimestamp() }
        transaction.set(price, fields)
        transaction.set(version, fields)
      }
      return { kind: 'written' } as const
    })
  return reportOutcome(repeatIfRefused(attempt))
}

async function fetchVersions(firestore: Firestore, productId: string): Promise<PriceVersion[] | null> {
  const price = doc(firestore, firestoreCollectionNames.prices, productId)
  const versions = collection(price, firestoreCollectionNames.versions)
  const newest = query(versions, orderBy('updatedAt', 'desc'), limit(maxDocumentsPerQuery.staff))
  try {
    const { docs } = await fetchFromServer(newest)
    return docs.flatMap((document) => {
      const price = parsePrice(productId, toPlainFields(document))
      return price ? { ...price, id: document.id } : []
    })
  } catch {
    return null
  }
}
