import { dayMs } from '../site/lagosTime'
import type { SentItem } from './sentItem'

/** How many days a link shows an item that is closed. */
export const statusLinkDays = 90

/**
 * Whether a link has ended: so long after its item was closed, or after it was made if staff made it later. The time is in
 * milliseconds.
 */
export function hasStatusLinkEnded(
  { status, updatedAt }: Pick<SentItem, 'status' | 'updatedAt'>,
  madeAt: Date | null,
  now: number,
): boolean {
  const from = Math.max(updatedAt?.getTime() ?? 0, madeAt?.getTime() ?? 0)
  return status === 'closed' && now >= from + statusLinkDays * dayMs
}
