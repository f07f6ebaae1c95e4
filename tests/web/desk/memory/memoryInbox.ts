import { useEffect, useEffectEvent, useRef } from 'react'
import { isWaitingAgain } from '../../../../domain/sent-items/isWaitingAgain'
import { byReminder } from '../../../../domain/sent-items/reminders'
import type { SentItem } from '../../../../domain/sent-items/sentItem'
import { sortReplies } from '../../../../domain/conversation/reply'
import { deskStaffLogMessages } from '../../../../domain/messages/desk/staffLog'
import type { StaffLogEntry } from '../../../../domain/staff-log/staffLogEntry'
import type { SentItemClaim } from '../../../../domain/sent-items/staffReply'
import { parseCounters } from '../../../../domain/figures/counters'
import type { StaffServices } from '../../../../web/data/desk/StaffServices'
import { createTestId, type DeskState } from './deskState'
import { actOn, listReplies, undoClosing, undoReply } from './memoryActions'
import { createMemoryShopSettings } from './memoryShopSettings'
import { createMemoryCustomers } from './memoryCustomers'
import { createMemoryDeliveries } from './memoryDeliveries'
import { findExported, parseItem, parseItems, readInboxPage } from './memoryInboxPage'
import { createMemoryPrices } from './memoryPrices'
import { createMemorySearch } from './memorySearch'
import type { MemoryServer } from './memoryServer'

const unreachable = { kind: 'unreachable' } as const
const written = { kind: 'written' } as const

/** What a staff member reads and writes of items, notes, templates and figures, in memory. */
export function createMemoryInbox(
  server: MemoryServer,
  staff: SentItemClaim,
): Omit<StaffServices, 'catalogue'> {
  const { useLive, update, isReachable } = server
  const write = async (change: (state: DeskState) => Partial<DeskState>) => {
    if (!isReachable()) return unreachable
    update(change)
    return Promise.resolve(written)
  }
  const fetchItems = async () => {
    if (!isReachable()) throw new Error('There is no connection.')
    return Promise.resolve(server.getState().items)
  }
  return {
    staff,
    useIsAnswered: () => useLive((_, isCurrent) => isCurrent, []),
    useIsStorageFull: () => false,
    useInboxPage: (options) => {
      const { filter, section, range, maxItems } = options
      const names = [...Object.values(filter), section.name, section.statuses.join(), maxItems]
      return useLive(
        (state, isCurrent) => readInboxPage(state.items, options, isCurrent),
        [...names, range.from, range.to],
      )
    },
    useDeskItem: (key) => {
      const { kind, id } = key
      return useLive(
        ({ items }, isCurrent) => {
          const stored = items.find((item) => item.kind === kind && item.id === id)
          if (!isCurrent && !server.wasRead(id)) return { state: 'unknown' }
          server.markRead(id)
          if (!stored) return { state: 'missing' }
          const sentItem = parseItem(stored)
          return sentItem ? { state: 'found', sentItem } : { state: 'unreadable' }
        },
        [kind, id],
      )
    },
    useStaffNotes: ({ id }) => useLive(({ notes }) => notes.filter(({ itemId }) => itemId === id), [id]),
    useReplies: ({ id }) =>
      useLive(({ replies }) => sortReplies(replies.filter(({ itemId }) => itemId === id)), [id]),
    ...createMemoryDeliveries(server),
    ...createMemorySearch(server, staff),
    useReminders: () =>
      useLive(
        ({ items }) =>
          parseItems(items)
            .filter(({ remindAt, status }) => remindAt !== null && status !== 'closed')
            .toSorted(byReminder),
        [],
      ),
    useReplyTemplates: () =>
      useLive(({ templates }) => {
        const sorted = templates.toSorted((first, second) => (first.name < second.name ? -1 : 1))
        return { templates: sorted, unreadableIds: [] }
      }, []),
    useDayFigures: (dates) =>
      useLive(
        ({ days }) => dates.map((date) => ({ key: date, counters: parseCounters(days[date]) })),
        [dates],
      ),
    useArrivals: (sinceMs, onArrive) => {
      const items = useLive((state) => parseItems(state.items), [])
      const toArrivalId = ({ id, waitingSince }: SentItem) => `${id} ${waitingSince.getTime()}`
      const knownIds = useRef(new Set(items.map(toArrivalId)))
      const report = useEffectEvent(() => {
        const arrived = items
          .filter((item) => !knownIds.current.has(toArrivalId(item)))
          .filter((item) => !isWaitingAgain(item) || listReplies(server, item).at(-1)?.from === 'sender')
        for (const item of items) knownIds.current.add(toArrivalId(item))
        if (arrived.length > 0)
          onArrive(arrived.filter(({ waitingSince }) => waitingSince.getTime() >= sinceMs))
      })
      useEffect(() => {
        report()
      }, [items])
    },
    useWaitingCount: () =>
      useLive(({ items }) => items.filter(({ fields }) => fields.status === 'new').length, []),
    refreshCounts: () => undefined,
    writeAction: async (key, action) => {
      if (!isReachable()) return unreachable
      return Promise.resolve(actOn(server, key, action, staff))
    },
    createStatusLink: async ({ id }) =>
      Promise.resolve(isReachable() ? `https://shop.example/my-requests#status=${id}` : null),
    prices: createMemoryPrices(server, staff),
    customers: createMemoryCustomers(server, staff),
    shopSettings: createMemoryShopSettings(server, staff),
    undoAction: async (key, what) => {
      if (!isReachable()) return unreachable
      if (what === 'close') undoClosing(server, key)
      else undoReply(server, key)
      return Promise.resolve({ kind: 'answered', body: {} })
    },
    writeNote: ({ id: itemId }, { noteId: id, text }) =>
      write(({ notes }) => ({
        notes: [...notes, { ...staff, itemId, id, text, createdAt: new Date() }],
      })),
    saveTemplate: (template) =>
      write(({ templates }) => ({
        templates: [...templates.filter(({ id }) => id !== template.id), template],
      })),
    deleteTemplate: ({ id, name }) =>
      write((state) => ({
        templates: state.templates.filter((template) => template.id !== id),
        staffLog: addLogEntry(state, 'delete', deskStaffLogMessages.formatTemplate(name), staff),
      })),
    logExport: (what) => write((state) => ({ staffLog: addLogEntry(state, 'export', what, staff) })),
    useStaffLog: () => useLive(({ staffLog }) => [...staffLog], []),
    fetchSentItems: async (filter, { signal, onProgress }) => {
      const found = findExported(await fetchItems(), filter, staff)
      signal.throwIfAborted()
      onProgress(found.length)
      return found
    },
  }
}

/** Returns the staff's log with one more entry. */
export function addLogEntry(
  { staffLog }: DeskState,
  action: StaffLogEntry['action'],
  what: string,
  by: SentItemClaim,
): DeskState['staffLog'] {
  return [{ id: createTestId(), action, what, by, at: new Date() }, ...staffLog]
}
