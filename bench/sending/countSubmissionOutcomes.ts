import { sendIntervalSeconds } from '../../domain/sending/rateLimit'
import type { TimeSpan, SubmissionTrace } from './requestTrace'

export type StoredRequest = { id: string; uid: string; list: string; createdAt: number }

/** All requests in the database, and the path of each sender's last request from the rate-limit documents (stamps). */
export type DatabaseSnapshot = { requests: readonly StoredRequest[]; stamps: readonly string[] }

export type SubmissionOutcomeCounts = {
  pressed: number
  /** The number of submitted requests whose id is in the database. */
  arrived: number
  lost: number
  /** The number of stored requests that repeat another request's text, or have an id that no sender created. */
  doubled: number
  /** Requests sent too early, plus rate-limit documents (stamps) that name the same request as another stamp. */
  unpaid: number
  /** The number of senders who have requests from several accounts, or more stored requests than they submitted. */
  splitSenders: number
  /** The number of requests whose creation time is in the period when the database was paused. */
  inOutage: number
  /** The number of requests that arrived although their sender's browser never got a confirmation. */
  unconfirmed: number
}

/** Compares the requests in the database with the requests that each sender submitted. */
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
