import { sendIntervalSeconds } from '../../web/domain/sending/rateLimit'
import type { TimeSpan, SubmissionTrace } from './requestTrace'

/** A request in the database. */
export type StoredRequest = { id: string; uid: string; list: string; createdAt: number }

/** The database's content after the run: all requests, and from each stamp the path of the sender's last request. */
export type DatabaseSnapshot = { requests: readonly StoredRequest[]; stamps: readonly string[] }

/** The comparison of the database with the requests that were submitted. */
export type SubmissionOutcomeCounts = {
  pressed: number
  /** Requests whose id is in the database. */
  arrived: number
  lost: number
  /** Additional documents with the same text, or with an id that no sender created. */
  doubled: number
  /**
   * Requests sent before the rate limit's interval was over, and stamps that pay for the same request as another stamp.
   */
  unpaid: number
  /** Senders with several accounts, or with more requests than they submitted. */
  splitSenders: number
  /** Documents written while the database was paused. */
  inOutage: number
  /** Requests that arrived without a confirmation to their sender. */
  unconfirmed: number
}

/** Compares the database with the requests that each sender submitted. */
export function countSubmissionOutcomes(
  senders: readonly (readonly SubmissionTrace[])[],
  { requests, stamps }: DatabaseSnapshot,
  outage: TimeSpan,
): SubmissionOutcomeCounts {
  const traces = senders.flat()
  const storedIds = new Set(requests.map(({ id }) => id))
  const expectedIds = new Set(traces.map(({ id }) => id))
  const arrived = traces.filter(({ id }) => storedIds.has(id))
  const texts = new Set(requests.filter(({ id }) => expectedIds.has(id)).map(({ list }) => list))
  return {
    pressed: traces.length,
    arrived: arrived.length,
    lost: traces.length - arrived.length,
    doubled: requests.length - texts.size,
    unpaid: countEarlySends(requests) + stamps.length - new Set(stamps).size,
    splitSenders: senders.filter((traces) => hasSplitAccount(traces, requests)).length,
    inOutage: requests.filter(({ createdAt }) => createdAt > outage.from && createdAt < outage.to).length,
    unconfirmed: arrived.filter(({ knownAt }) => knownAt === null).length,
  }
}

function countEarlySends(requests: readonly StoredRequest[]): number {
  const sortedRequests = requests.toSorted((a, b) => a.createdAt - b.createdAt)
  const lastSentAt = new Map<string, number>()
  return sortedRequests.filter(({ uid, createdAt }) => {
    const previousAt = lastSentAt.get(uid) ?? -Infinity
    lastSentAt.set(uid, createdAt)
    return createdAt - previousAt < sendIntervalSeconds * 1000
  }).length
}

function hasSplitAccount(traces: readonly SubmissionTrace[], requests: readonly StoredRequest[]): boolean {
  const texts = new Set(traces.map(({ list }) => list))
  const ownRequests = requests.filter(({ list }) => texts.has(list))
  return ownRequests.length > traces.length || new Set(ownRequests.map(({ uid }) => uid)).size > 1
}
