import {
  confirmOutboxItem,
  type OutboxItem,
  parseOutbox,
  type OutboxDeliveryStatus,
  type SubmittedOrderList,
  removeOldSentOutboxItems,
  serializeOutbox,
} from '../../domain/sending/outboxItem'
import type { OutboxSendingState } from '../../domain/sending/outboxPhase'
import type { Submission } from '../../domain/sending/submission'
import { outboxStorageKey, markOutboxUsed } from './outboxUsage'
import { createChangeNotifier } from '../browser/createChangeNotifier'
import { parseJson } from '../browser/parseJson'
import type { SafeStorage } from '../browser/safeStorage'

export type Outbox = ReturnType<typeof createOutbox>

/** The outbox keeps a submission in local storage until the database has it, then a confirmation for one day. */
export function createOutbox(storage: SafeStorage) {
  let items: readonly OutboxItem[] | undefined
  let isPersisted = true
  let activities: ReadonlyMap<string, OutboxSendingState> = new Map()
  const { subscribe, notify } = createChangeNotifier()
  let droppedCount = 0
  let laterEntries: readonly unknown[] = []
  // Read storage, because another tab may have changed it. After a failed write or read, only memory is complete.
  const readLatestItems = (): readonly OutboxItem[] => {
    if (!isPersisted || !storage.isReadable()) return items ?? []
    const stored = parseOutbox(parseStoredText(storage.read(outboxStorageKey)))
    droppedCount = Math.max(droppedCount, stored.droppedCount)
    laterEntries = stored.laterEntries
    return removeOldSentOutboxItems(stored.items, Date.now())
  }
  const update = (change: (items: readonly OutboxItem[]) => readonly OutboxItem[]) => {
    items = change(readLatestItems())
    isPersisted = persistItems(storage, items, laterEntries)
    markOutboxUsed(storage)
    notify()
  }
  const changeItem = (id: string, fields: Partial<OutboxItem>) =>
    update((all) => all.map((item) => (item.submission.id === id ? { ...item, ...fields } : item)))
  return {
    read: () => (items ??= readLatestItems()),
    activities: () => activities,
    isPersisted: () => isPersisted,
    /** Adds a submission to the outbox. Returns whether the browser could store it. */
    add: (submission: Submission, orderList?: SubmittedOrderList) => {
      update((all) => [...all, { submission, delivery: { is: 'waiting', mayHaveArrived: false }, orderList }])
      return isPersisted
    },
    persistNow: () => {
      update((all) => all)
      return isPersisted
    },
    setDeliveryStatus: (id: string, delivery: OutboxDeliveryStatus) => changeItem(id, { delivery }),
    setOrderList: (id: string, orderList: SubmittedOrderList | undefined) => changeItem(id, { orderList }),
    confirmSent: (submission: Submission, { createdAt }: { createdAt: number }) =>
      update((all) => confirmOutboxItem(all, { submission, delivery: { is: 'sent', createdAt } })),
    remove: (shouldRemove: (item: OutboxItem) => boolean) =>
      update((all) => all.filter((item) => !shouldRemove(item))),
    setActivity: (id: string, activity: OutboxSendingState) => {
      activities = new Map(activities).set(id, activity)
      notify()
    },
    reload: () => {
      items = readLatestItems()
      notify()
    },
    /** Removes the malformed items from storage, and returns their number. */
    removeMalformed: () => {
      const count = droppedCount
      if (count > 0) update((all) => all)
      droppedCount = 0
      return count
    },
    /** Whether storage has something that only a later release can send. It stays there, unsent. */
    hasLaterEntries: () => laterEntries.length > 0,
    subscribe,
  }
}

// Text that is not JSON must count as malformed, unlike a missing outbox.
function parseStoredText(text: string | null): unknown {
  return text === null ? undefined : (parseJson(text) ?? null)
}

function persistItems(
  storage: SafeStorage,
  items: readonly OutboxItem[],
  laterEntries: readonly unknown[],
): boolean {
  if (items.length + laterEntries.length > 0)
    return storage.write(outboxStorageKey, serializeOutbox(items, laterEntries))
  return storage.remove(outboxStorageKey)
}
