import type { SentItem } from './sentItem'

/** Whether an item waits, or waited, not for the first time: staff reopened it, or its sender asked something. */
export function isWaitingAgain({
  createdAt,
  waitingSince,
}: Pick<SentItem, 'createdAt' | 'waitingSince'>): boolean {
  return waitingSince.getTime() > createdAt.getTime()
}
