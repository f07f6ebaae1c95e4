import { useCurrentTime } from '../browser/useCurrentTime'
import { useDeskServices } from '../data/desk/DeskServices'

/** Returns the server's time in milliseconds, refreshed every `intervalMs`. */
export function useServerTime(intervalMs: number): number {
  return useCurrentTime(intervalMs, useDeskServices().getServerClockOffsetMs)
}
