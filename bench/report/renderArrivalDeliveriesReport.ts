import type { KindOutcomes } from '../arrivals/countArrivalOutcomes'
import type { ArrivalDeliveriesResult } from '../arrivals/measureArrivalDeliveries'
import type { DeliveryKind } from '../../domain/deliveries/delivery'
import { describeMachine } from './describeMachine'
import { formatLimitCheck } from './figure'
import { renderMarkdownTable } from './renderMarkdownTable'

const countUnit = { digits: 0, name: '' }

const kindLabels: Partial<Record<DeliveryKind, string>> = {
  arrivalMail: 'e-mail to the business',
  confirmationMail: 'confirmation by e-mail',
  answerMail: 'answer by e-mail',
  arrivalPush: 'push to staff',
  answerPush: 'push to the sender',
}

/** Renders a Markdown report of what arrivals became while functions were killed. */
export function renderArrivalDeliveriesReport(result: ArrivalDeliveriesResult, now = new Date()): string {
  const { events, disturbances, scheduleRuns, firestore } = result
  return [
    `${now.toISOString().slice(0, 10)}; Firestore: ${firestore}.\n${describeMachine()}.`,
    `${formatCount(events.planned)} events came ${formatCount(events.deliveries)} times in ${events.seconds.toFixed(0)} s. ` +
      `Functions were killed ${disturbances.kills} times, which interrupted ${disturbances.interrupted} events or schedules; ` +
      `${disturbances.failed} failed and came again. The schedule ran ${scheduleRuns} times.`,
    renderKindTable(result.kinds),
    renderCheckTable(result),
  ].join('\n\n')
}

function renderKindTable(kinds: readonly KindOutcomes[]): string {
  return renderMarkdownTable(
    ['Messages', 'Expected', 'Sent', 'Failed: may have arrived', 'Of these arrived'],
    kinds.map(({ kind, expected, sent, failed, failedButArrived }) => [
      kindLabels[kind] ?? kind,
      // One e-mail to the business is about many items, and has the id of one.
      ...[expected, sent, failed].map(formatCount),
      kind === 'arrivalMail' ? '' : formatCount(failedButArrived),
    ]),
  )
}

function renderCheckTable({ kinds, businessMails, figures }: ArrivalDeliveriesResult): string {
  const sum = (name: keyof Omit<KindOutcomes, 'kind'>) => kinds.reduce((total, kind) => total + kind[name], 0)
  const checks: [string, number, number][] = [
    ['not recorded by any function', 0, sum('missing')],
    ['recorded as sent, but not arrived', 0, sum('lost')],
    ['arrived more often than it may', 0, sum('doubled')],
    ['neither sent nor failed at the end', 0, sum('unsettled')],
    [
      'arrivals that no or two e-mails to the business count',
      0,
      countWronglyAnnounced(kinds, businessMails.itemCount),
    ],
    ['e-mails to the business in a minute of the flood', 1, businessMails.perMinute],
    ['days whose figures differ from their items', 0, figures.wrongDays],
    ['items with a wrong time of their answer', 0, figures.wrongAnswerTimes],
  ]
  return renderMarkdownTable(
    ['Wrong', 'Limit', 'Counted', 'Verdict'],
    checks.map(([name, limit, counted]) => [
      ...[name, formatCount(limit), formatCount(counted)],
      formatLimitCheck(counted, limit, countUnit),
    ]),
  )
}

/** An e-mail that was interrupted may have arrived, so the arrivals it counts are known only to be within bounds. */
function countWronglyAnnounced(kinds: readonly KindOutcomes[], announced: number): number {
  const { sent = 0, failed = 0 } = kinds.find(({ kind }) => kind === 'arrivalMail') ?? {}
  return Math.max(0, sent - announced, announced - sent - failed)
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}
