import { secondsBetweenSends } from '../../web/domain/pace'
import type { Span, Trace } from './trace'

/** A request as it stands in the database. */
export type Standing = { id: string; uid: string; list: string; createdAt: number }

/** What the database holds at the end: the requests, and what each sender's stamp paid for last. */
export type Holdings = { requests: readonly Standing[]; stamps: readonly string[] }

/** How what stands compares with what was pressed. */
export type Audit = {
  pressed: number
  /** Requests whose very id stands there. */
  arrived: number
  lost: number
  /** Documents beyond the first with the same text, or with an id that no sender made. */
  doubled: number
  /** Documents that no stamp of their own can have paid for: sent before their sender had rested, or stamped twice. */
  unpaid: number
  /** Senders with more accounts than one, or more requests than they pressed for. */
  splitSenders: number
  /** Documents of a time at which the database was paused. */
  inOutage: number
  /** Requests that stand there, and whose sender was never told. */
  untold: number
}

/** Compares what stands in the database with what each sender pressed for. */
export function audit(
  senders: readonly (readonly Trace[])[],
  { requests, stamps }: Holdings,
  outage: Span,
): Audit {
  const traces = senders.flat()
  const standing = new Set(requests.map(({ id }) => id))
  const made = new Set(traces.map(({ id }) => id))
  const arrived = traces.filter(({ id }) => standing.has(id))
  const texts = new Set(requests.filter(({ id }) => made.has(id)).map(({ list }) => list))
  return {
    pressed: traces.length,
    arrived: arrived.length,
    lost: traces.length - arrived.length,
    doubled: requests.length - texts.size,
    unpaid: tooEarly(requests) + stamps.length - new Set(stamps).size,
    splitSenders: senders.filter((own) => isSplit(own, requests)).length,
    inOutage: requests.filter(({ createdAt }) => createdAt > outage.from && createdAt < outage.to).length,
    untold: arrived.filter(({ knownAt }) => knownAt === null).length,
  }
}

function tooEarly(requests: readonly Standing[]): number {
  const inOrder = requests.toSorted((one, other) => one.createdAt - other.createdAt)
  const last = new Map<string, number>()
  return inOrder.filter(({ uid, createdAt }) => {
    const before = last.get(uid) ?? -Infinity
    last.set(uid, createdAt)
    return createdAt - before < secondsBetweenSends * 1000
  }).length
}

function isSplit(own: readonly Trace[], requests: readonly Standing[]): boolean {
  const texts = new Set(own.map(({ list }) => list))
  const mine = requests.filter(({ list }) => texts.has(list))
  return mine.length > own.length || new Set(mine.map(({ uid }) => uid)).size > 1
}
