import { isDeepStrictEqual } from 'node:util'
import { parseShopSettings } from '../../domain/settings/shopSettings'
import { noteChangedSettings } from '../catalogue/snapshotState'
import { publishSnapshot, type SnapshotServices } from '../catalogue/publishSnapshot'
import { moveDueTimes } from '../reminders/moveDueTimes'
import { settleAll } from '../settleAll'

type StoredFields = Readonly<Record<string, unknown>> | undefined

/**
 * Publishes the shop's settings as they are now, and moves what is due if the opening hours have changed. The event may be
 * late, or come twice.
 */
export async function onShopSettingsWritten(
  services: SnapshotServices,
  before: StoredFields,
  after: StoredFields,
): Promise<void> {
  const { firestore, now } = services
  await noteChangedSettings(firestore)
  const [former, current] = [before, after].map((fields) => parseShopSettings(fields).calendar)
  await settleAll([
    publishSnapshot(services),
    isDeepStrictEqual(former, current) ? Promise.resolve() : moveDueTimes(firestore, now()),
  ])
}
