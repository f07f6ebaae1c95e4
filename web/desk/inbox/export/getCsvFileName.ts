import type { InboxFilter } from '../../../../domain/sent-items/inboxFilter'
import { formatLagosTimestamp } from '../../../../domain/site/lagosTime'

/** The name of an exported file, such as 'arielle-requests-new-2026-11-22.csv'; the day is that of Lagos. */
export function getCsvFileName({ kind, status, owner }: InboxFilter, now: number): string {
  const [day] = formatLagosTimestamp(now).split(' ')
  return ['arielle', kind ?? 'inbox', status, owner, day].filter(Boolean).join('-') + '.csv'
}
