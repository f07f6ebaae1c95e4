import { setTimeout as wait } from 'node:timers/promises'
import { error as logError } from 'firebase-functions/logger'
import { isHidden } from '../../domain/catalogue/publishing/catalogueSnapshot'
import type { Services } from '../services'
import { readPublishedShop } from '../settings/readShopSettings'
import { fetchBuiltCatalogue } from './builtSite'
import { composeSnapshot } from './composeSnapshot'
import { isDifferent, isNew, readProductStates } from './productChanges'
import { saveSnapshot } from './snapshotFile'
import { readSnapshotState, settleSnapshotState } from './snapshotState'

const maxRounds = 6

// Storage accepts about one write of a file per second.
const waitMs = 1000

export type SnapshotServices = Pick<Services, 'firestore' | 'bucket' | 'siteUrl' | 'now'>

/**
 * Writes the snapshot of the products and of the shop's settings as they are now. A writer that was slower than another one may have written what it
 * read before: it sees that by the revision, and writes again. `comparedBase` is the build with which the caller has
 * compared all products.
 */
export async function publishSnapshot(services: SnapshotServices, comparedBase?: string): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    if (round > 0) await wait(waitMs)
    if (await writeSnapshot(services, comparedBase)) return
  }
  throw new Error('The catalogue changed while its snapshot was written, in every round')
}

/** Returns false if something of it has changed meanwhile. */
async function writeSnapshot(
  { firestore, bucket, siteUrl, now }: SnapshotServices,
  comparedBase: string | undefined,
): Promise<boolean> {
  const [built, state] = await Promise.all([fetchBuiltCatalogue({ siteUrl }), readSnapshotState(firestore)])
  const [products, shop] = await Promise.all([
    readProductStates(firestore, state.ids),
    readPublishedShop(firestore, now()),
  ])
  const invalidIds = products.filter(({ change }) => !change).map(({ id }) => id)
  if (invalidIds.length > 0) logError('Products are invalid and are not published', { invalidIds })
  const newIds = products.filter((product) => isNew(product, built, now())).map(({ id }) => id)
  await saveSnapshot(bucket, composeSnapshot(products, built, { shop, newIds }))
  // After a deployment, the products are compared with the new build before any is removed: `built` may be the old one.
  const isComparedBuild = comparedBase !== undefined || state.base === built.folder || state.base === ''
  const removedIds = products
    .filter((product) => isComparedBuild && !isDifferent(product, built))
    // Pages of this build may show a product that is hidden now: it is removed with the next build.
    .filter(({ change }) => comparedBase !== undefined || (change && !isHidden(change)))
    .map(({ id }) => id)
  const { revision } = state
  return settleSnapshotState(firestore, { revision, removedIds, base: comparedBase ?? state.base })
}
