import type { SubmissionDisturbance } from './sendingPlan'

/** One request as its sender's browser saw it. Times are in milliseconds since 1970. */
export type SubmissionTrace = {
  id: string
  list: string
  extra: SubmissionDisturbance
  pressedAt: number
  /** When the sender saw that it had arrived, or null. */
  knownAt: number | null
  /** How often it waited for the rate limit. */
  waits: number
  /** How many attempts got no response. */
  failures: number
  /** Whether an earlier request of the same sender was still waiting. */
  isBehind: boolean
}

/** A time span in milliseconds since 1970. */
export type TimeSpan = { from: number; to: number }

/** What a request waited for. */
export type SubmissionDelayCause = 'nothing' | 'rateLimit' | 'outage'

/** The delay cause of each request of one sender. Requests that queue behind a delayed one have the same cause. */
export function getSubmissionDelayCauses(
  traces: readonly SubmissionTrace[],
  outage: TimeSpan,
): SubmissionDelayCause[] {
  const causes: SubmissionDelayCause[] = []
  for (const trace of traces) {
    const isInOutage = overlapsSpan(trace, outage) || (trace.isBehind && causes.at(-1) === 'outage')
    causes.push(isInOutage ? 'outage' : trace.waits > 0 || trace.isBehind ? 'rateLimit' : 'nothing')
  }
  return causes
}

/** The times from the press to the confirmation, of all requests with this delay cause. */
export function getSubmissionDeliveryTimes(
  cause: SubmissionDelayCause,
  senders: readonly (readonly SubmissionTrace[])[],
  outage: TimeSpan,
): number[] {
  return senders.flatMap((traces) => {
    const causes = getSubmissionDelayCauses(traces, outage)
    return traces.flatMap(({ pressedAt, knownAt }, index) =>
      causes[index] === cause && knownAt !== null ? [knownAt - pressedAt] : [],
    )
  })
}

function overlapsSpan({ pressedAt, knownAt }: SubmissionTrace, { from, to }: TimeSpan): boolean {
  return pressedAt < to && (knownAt ?? Infinity) > from
}
