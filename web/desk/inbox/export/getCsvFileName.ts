import type { InboxFilter } from '../../../../domain/sent-items/inboxFilter'
import { formatLagosTimestamp } from '../../../../domain/site/lagosTime'

export function getCsvFileName({ kind, status, owner }: InboxFilter, now: number): string {
  const [day] = formatLagosTimestamp(now).split(' ')
  return ['arielle', kind ?? 'inbox', status, owner, day].filter(Boolean).join('-') + '.csv'
}
