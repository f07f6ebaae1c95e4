import { useCurrentTime } from '../browser/useCurrentTime'
import { useDeskServices } from '../data/desk/DeskServices'

export function useServerTime(intervalMs: number): number {
  return useCurrentTime(intervalMs, useDeskServices().getServerClockOffsetMs)
}
