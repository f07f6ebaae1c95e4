import { type OutboxItem, readOutbox, type Standing, withoutOld } from '../domain/outbox'
import type { Activity } from '../domain/outboxPhase'
import type { Outgoing } from '../domain/outgoing'
import { outboxKey, noteOutboxUsed } from './outboxUse'
import { readJson } from './readJson'
import type { SafeStorage } from './safeStorage'

export type Outbox = ReturnType<typeof openOutbox>

/** What waits to be sent: kept beyond this page where the browser allows it, and one with that of other tabs. */
export function openOutbox(storage: SafeStorage) {
  let items: readonly OutboxItem[] | undefined
  let isKept = true
  let activities: ReadonlyMap<string, Activity> = new Map()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const stored = () => withoutOld(readOutbox(readJson(storage.read(outboxKey))), Date.now())
  // Another tab may have gone on; what the browser does not keep is known here alone.
  const update = (change: (items: readonly OutboxItem[]) => readonly OutboxItem[]) => {
    items = change(isKept ? stored() : (items ?? []))
    isKept = keep(storage, items)
    noteOutboxUsed()
    tell()
  }
  return {
    read: () => (items ??= stored()),
    activities: () => activities,
    isKept: () => isKept,
    /** Adds what is not there yet; answers whether the browser keeps it. */
    add: (outgoing: Outgoing) => {
      update((all) => [...all, { outgoing, standing: { is: 'waiting', mayHaveArrived: false } }])
      return isKept
    },
    /** Has the browser keep what it would not keep before; answers whether it does. */
    keepNow: () => {
      update((all) => all)
      return isKept
    },
    settle: (id: string, standing: Standing) => {
      update((all) => all.map((item) => (item.outgoing.id === id ? { ...item, standing } : item)))
    },
    remove: (gone: (item: OutboxItem) => boolean) => {
      update((all) => all.filter((item) => !gone(item)))
    },
    note: (id: string, activity: Activity) => {
      activities = new Map(activities).set(id, activity)
      tell()
    },
    /** Another tab may have written. */
    reread: () => {
      if (!isKept) return
      items = undefined
      tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function keep(storage: SafeStorage, items: readonly OutboxItem[]): boolean {
  if (items.length > 0) return storage.write(outboxKey, JSON.stringify(items))
  storage.remove(outboxKey)
  return true
}
