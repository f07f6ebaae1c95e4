import { formatLagosMoment } from '../site/lagosTime'
import { type Delivery, type DeliveryKind, isPushKind } from './delivery'

/** What staff read about one e-mail, or about the push messages of one kind, which are summed up. */
export type DeliverySummary = {
  kind: DeliveryKind
  title: string
  /** For example 'Sent at 14:35'. */
  state: string
  isFailed: boolean
  /** The failed e-mail that can be sent again; null for push messages: an alert is old by then. */
  failedId: string | null
}

const senderTitles: Titles = [
  ['confirmationMail', 'Confirmation e-mail'],
  ['answerMail', 'E-mail with the answer'],
  ['acceptedMail', 'E-mail about the acceptance'],
  ['answerPush', 'Alert about the answer'],
]
const businessTitles: Titles = [
  ['arrivalMail', 'E-mail about it'],
  ['arrivalPush', 'Alert about it'],
  ['dueSoonPush', 'Alert that it is due soon'],
  ['lateMail', 'E-mail that it is late'],
  ['latePush', 'Alert that it is late'],
  ['remindPush', 'Alert with your reminder'],
]

type Titles = readonly (readonly [DeliveryKind, string])[]

/** Sums up what was sent about an item: to its sender, and to the business. Times are in the Lagos time zone. */
export function summarizeDeliveries(deliveries: readonly Delivery[], now: number) {
  const summarizeAll = (titles: Titles) =>
    titles.flatMap(([kind, title]) => {
      const newestFirst = deliveries
        .filter((delivery) => delivery.kind === kind)
        .sort((first, second) => second.updatedAt.getTime() - first.updatedAt.getTime())
      return summarize(title, newestFirst, now) ?? []
    })
  return { toSender: summarizeAll(senderTitles), toBusiness: summarizeAll(businessTitles) }
}

function summarize(title: string, newestFirst: readonly Delivery[], now: number): DeliverySummary | null {
  const newest = newestFirst[0]
  if (!newest) return null
  const failed = newestFirst.find(({ status }) => status === 'failed')
  const isPush = isPushKind(newest.kind)
  return {
    kind: newest.kind,
    title: isPush ? `${title} on ${formatDeviceCount(newestFirst.length)}` : title,
    state: newestFirst.every(({ status }) => status === newest.status)
      ? formatState(newest, now)
      : formatCounts(newestFirst, failed),
    isFailed: failed !== undefined,
    failedId: isPush ? null : (failed?.id ?? null),
  }
}

function formatDeviceCount(count: number): string {
  return count === 1 ? '1 device' : `${count} devices`
}

function formatState({ status, attempts, dueAt, error, updatedAt }: Delivery, now: number): string {
  switch (status) {
    case 'sent':
      return `Sent ${formatLagosMoment(updatedAt.getTime(), now)}`
    case 'sending':
      return 'Sending…'
    case 'failed':
      return ['Failed', error].filter(Boolean).join(': ')
    case 'waiting':
      return attempts === 0 ? 'Waiting to be sent' : `${error} ${formatNextTry(attempts, dueAt, now)}`.trim()
  }
}

function formatNextTry(attempts: number, dueAt: Date | null, now: number): string {
  const dueTime = dueAt?.getTime() ?? now
  const moment = dueTime > now ? formatLagosMoment(dueTime, now) : 'in a moment'
  return `Next try ${moment} (attempt ${attempts + 1})`
}

function formatCounts(deliveries: readonly Delivery[], failed: Delivery | undefined): string {
  const sentCount = deliveries.filter(({ status }) => status === 'sent').length
  const failedCount = deliveries.filter(({ status }) => status === 'failed').length
  const counts = [
    [sentCount, 'sent'],
    [deliveries.length - sentCount - failedCount, 'on the way'],
    [failedCount, 'failed'],
  ] as const
  const text = counts.flatMap(([count, name]) => (count === 0 ? [] : [`${count} ${name}`])).join(', ')
  return [text, failed?.error].filter(Boolean).join(': ')
}
