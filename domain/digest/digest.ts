import { groupBy } from '../groupBy'
import { digestMessages } from '../messages/digest'
import type { Calendar } from '../opening-hours/calendar'
import type { PushMessage } from '../push/pushMessage'
import { getItemClock } from '../sent-items/itemClock'
import type { SentItem } from '../sent-items/sentItem'
import { deskPath } from '../site/deskPath'

/** What waits for a reply when the business opens, the longest waiting first. */
export type Digest = {
  late: readonly SentItem[]
  onTime: readonly SentItem[]
  /** False if more waits than was read: the numbers are then at least these. */
  isComplete: boolean
}

type DigestOptions = { now: number; calendar: Calendar; isComplete: boolean }

/** Sorts what waits by whether it is late at `now`, in milliseconds. */
export function createDigest(
  items: readonly SentItem[],
  { now, calendar, isComplete }: DigestOptions,
): Digest {
  const isLate = (item: SentItem) => getItemClock(item, now, calendar).state === 'late'
  return { late: items.filter(isLate), onTime: items.filter((item) => !isLate(item)), isComplete }
}

export function isEmptyDigest({ late, onTime }: Digest): boolean {
  return late.length + onTime.length === 0
}

/** How many items wait, such as '3 items are waiting for a reply'. */
export function formatDigestTitle({ late, onTime, isComplete }: Digest): string {
  return digestMessages.formatTitle(late.length + onTime.length, isComplete)
}

/** How many are late, and who has how many, such as '2 are late. Ada has 1, nobody has claimed 2.'. */
export function formatDigestSummary({ late, onTime, isComplete }: Digest): string {
  const waiting = [...late, ...onTime]
  const claims = waiting.flatMap(({ claimedBy }) => claimedBy ?? [])
  const holders = [...groupBy(claims, ({ uid }) => uid).values()].map((own) => ({
    name: own[0]?.name ?? '',
    count: own.length,
  }))
  const heldText = digestMessages.formatHolders(holders, waiting.length - claims.length)
  return `${digestMessages.formatLate(late.length, isComplete)} ${heldText}`
}

export function createDigestPush(digest: Digest): PushMessage {
  return {
    title: formatDigestTitle(digest),
    body: formatDigestSummary(digest),
    tag: 'morning-summary',
    path: deskPath,
  }
}
