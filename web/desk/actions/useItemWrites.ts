import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import type { QueuedWrite, StaffWrite } from './queuedWrite'
import { useStaffWrites } from './useStaffWrites'

export function isWriteOf({ kind, id }: SentItemKey) {
  return ({ key }: QueuedWrite) => key.kind === kind && key.id === id
}

export function useItemWrites(key: SentItemKey) {
  const writes = useStaffWrites()
  const waiting = writes.waiting.filter(isWriteOf(key))
  const find = (types: readonly StaffWrite['type'][]) =>
    waiting.filter(({ write }) => types.includes(write.type))
  return {
    waiting,
    lost: writes.lost.filter(isWriteOf(key)),
    submit: (write: StaffWrite) => writes.submit(key, write),
    /** Whether a write of one of these types is not made yet. */
    isWaiting: (...types: StaffWrite['type'][]) => find(types).length > 0,
    /** Whether a write of one of these types is being made: it does not wait for a connection. */
    isBusy: (...types: StaffWrite['type'][]) => find(types).some(({ needsConnection }) => !needsConnection),
  }
}
