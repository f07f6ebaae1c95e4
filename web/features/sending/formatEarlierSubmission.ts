import type { Calendar } from '../../../domain/opening-hours/calendar'
import { formatReplyClock } from '../../../domain/sent-items/formatReplyClock'
import { formatLagosTime, formatLagosWeekday, isSameLagosDay } from '../../../domain/site/lagosTime'
import { getReplyClock } from '../../../domain/sent-items/replyClock'
import { formatReference } from '../../../domain/sent-items/submissionId'
import type { Submission } from '../../../domain/sending/submission'
import { outboxMessages } from '../../../domain/messages/outbox'

/** Formats the line about an earlier submission, which was stored at `createdAt`; both times by the server's clock. */
export function formatEarlierSubmission(
  { kind, id }: Pick<Submission, 'kind' | 'id'>,
  createdAt: number,
  now: number,
  calendar: Calendar,
): string {
  const day = isSameLagosDay(createdAt, now) ? 'today' : `on ${formatLagosWeekday(createdAt)}`
  const sentText = `Your ${outboxMessages.submissionNouns[kind]} ${formatReference(id)} was sent ${day} at ${formatLagosTime(createdAt)}.`
  const clock = getReplyClock(createdAt, now, calendar)
  // Once the reply is due, only My Requests knows whether it has been given.
  return clock.state === 'late' ? sentText : `${sentText} ${formatReplyClock(clock, now)}`
}
