import { parseJson } from '../../browser/parseJson'
import type { SafeStorage } from '../../browser/safeStorage'
import { parseQueuedWrites, type QueuedWrite, serializeQueuedWrites } from './queuedWrite'

/** The key in localStorage of the writes that wait for a connection. */
export const staffWriteQueueKey = 'deskWrites'

/** Creates the store of queued writes, which all tabs share. Without storage, or when it is full, it is in memory alone. */
export function createQueuedWriteStore(storage: SafeStorage) {
  let isStored = storage.isReadable()
  const read = () => (isStored ? parseQueuedWrites(parseJson(storage.read(staffWriteQueueKey))) : null)
  let entries: readonly QueuedWrite[] = read() ?? []
  return {
    read: () => (entries = read() ?? entries),
    update: (change: (current: readonly QueuedWrite[]) => QueuedWrite[]) => {
      entries = change(read() ?? entries)
      const stored = parseJson(storage.read(staffWriteQueueKey))
      isStored = storage.write(staffWriteQueueKey, serializeQueuedWrites(entries, stored))
      return entries
    },
  }
}
