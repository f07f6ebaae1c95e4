import { useCurrentTime } from '../browser/useCurrentTime'
import { useDeskServices } from '../data/desk/DeskServices'

export function useServerTime(intervalMs = 60_000): number {
  return useCurrentTime(intervalMs, useDeskServices().getServerClockOffsetMs)
}
