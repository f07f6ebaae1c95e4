import { createContext, useContext } from 'react'
import type { RetryLoop } from '../../browser/createRetryLoop'
import type { createSearchIndex } from '../../data/desk/searchIndex'
import type { StaffDatabase } from '../../data/desk/useStaffDatabase'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import type { StaffWriteQueue } from '../actions/staffWriteQueue'

/** What the screens of a signed-in staff member share. */
export type StaffContextValue = {
  staff: SentItemClaim
  database: StaffDatabase
  queue: StaffWriteQueue
  retryLoop: RetryLoop
  searchIndex: ReturnType<typeof createSearchIndex>
}

export const StaffContext = createContext<StaffContextValue | null>(null)

/** Returns the signed-in staff member, and what the desk's screens share. */
export function useStaff(): StaffContextValue {
  const value = useContext(StaffContext)
  if (!value) throw new Error('useStaff needs a StaffProvider above it')
  return value
}
