import { createObservableValue, type ObservableValue } from '../browser/observableValue'
import { oncePer } from '../browser/oncePer'
import type { SafeStorage } from '../browser/safeStorage'

export const outboxStorageKey = 'outbox'

const getUsageOnPage = oncePer<SafeStorage, ObservableValue<boolean>>(() => createObservableValue(false))

/** Subscribes to the first change of the outbox on this page. */
export function subscribeToOutboxUsage(storage: SafeStorage, listener: () => void): () => void {
  return getUsageOnPage(storage).subscribe(listener)
}

/** Records that this page has changed the outbox, even if the browser cannot store the outbox. */
export function markOutboxUsed(storage: SafeStorage): void {
  const usage = getUsageOnPage(storage)
  if (!usage.read()) usage.write(true)
}

/** Whether the outbox may contain items. If not, the code of the outbox is not loaded. */
export function isOutboxUsed(storage: SafeStorage): boolean {
  return getUsageOnPage(storage).read() || storage.read(outboxStorageKey) !== null
}
