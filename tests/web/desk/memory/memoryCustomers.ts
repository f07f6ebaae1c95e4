import { findNewestNote } from '../../../../domain/customers/customerNote'
import type { SentItemClaim } from '../../../../domain/sent-items/staffReply'
import type { CustomerServices } from '../../../../web/data/desk/customers'
import type { MemoryServer } from './memoryServer'

/** What staff know about customers, in memory. */
export function createMemoryCustomers(server: MemoryServer, by: SentItemClaim): CustomerServices {
  const { update, isReachable, getState } = server
  const findNote = (keys: readonly string[]) =>
    findNewestNote(keys.map((key) => getState().customerNotes[key] ?? null))
  const demandConnection = () => {
    if (!isReachable()) throw new Error('There is no connection.')
  }
  return {
    fetchNote: async (keys) => {
      await Promise.resolve()
      demandConnection()
      return findNote(keys)
    },
    writeNote: async (keys, { text, before }) => {
      await Promise.resolve()
      if (!isReachable()) return { kind: 'unreachable' }
      const stored = findNote(keys)
      if (stored && stored.text !== before) return { kind: 'conflict', note: stored }
      update(({ customerNotes }) => {
        const others = Object.entries(customerNotes).filter(([key]) => !keys.includes(key))
        const written =
          text === null ? [] : keys.map((key) => [key, { text, by, updatedAt: new Date() }] as const)
        return { customerNotes: Object.fromEntries([...others, ...written]) }
      })
      return { kind: 'written' }
    },
    fetchQuote: async ({ id }, replyId) => {
      await Promise.resolve()
      demandConnection()
      return getState().replies.find((reply) => reply.itemId === id && reply.id === replyId)?.quote ?? null
    },
  }
}
