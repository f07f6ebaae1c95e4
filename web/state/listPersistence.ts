import { createObservableValue, type ObservableValue } from '../browser/observableValue'
import { oncePer } from '../browser/oncePer'
import type { SafeStorage } from '../browser/safeStorage'

/** Whether the browser could store the Redux state at the last write to a storage. True before the first write. */
export const getListPersistence = oncePer<SafeStorage, ObservableValue<boolean>>(() =>
  createObservableValue(true),
)

export function setListPersisted(storage: SafeStorage, isPersisted: boolean): void {
  const persistence = getListPersistence(storage)
  if (persistence.read() !== isPersisted) persistence.write(isPersisted)
}
