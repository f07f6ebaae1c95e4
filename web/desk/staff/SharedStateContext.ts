import { createContext, useContext } from 'react'
import type { Calendar } from '../../../domain/opening-hours/calendar'
import type { RetryLoop } from '../../browser/createRetryLoop'
import type { NewRows } from './newRows'
import type { StaffWriteQueue } from '../actions/staffWriteQueue'
import type { Connection } from './useConnection'

export type SharedState = {
  queue: StaffWriteQueue
  retryLoop: RetryLoop
  newRows: NewRows
  /** How many items wait for a reply; null before the first count. */
  waitingCount: number | null
  connection: Connection
  /** The opening hours that are published; the built ones while that is not known. */
  calendar: Calendar
}

export const SharedStateContext = createContext<SharedState | null>(null)

export function useSharedState(): SharedState {
  const state = useContext(SharedStateContext)
  if (!state) throw new Error('useSharedState needs a StaffProvider above it')
  return state
}

export function useCalendar(): Calendar {
  return useSharedState().calendar
}
