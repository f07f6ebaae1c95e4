import type { SubmissionDisturbance } from './sendingPlan'

/** One request as its sender's browser saw it. All times are in milliseconds since 1970. */
export type SubmissionTrace = {
  id: string
  list: string
  extra: SubmissionDisturbance
  pressedAt: number
  /** The time when the sender's browser showed that the request had arrived, or null. */
  knownAt: number | null
  /** How often the request waited for the rate limit. */
  waits: number
  /** How many attempts to send the request got no response. */
  failures: number
  /** Whether an earlier request of the same sender was still waiting when this one was submitted. */
  isBehind: boolean
}

/** A time span in milliseconds since 1970. */
export type TimeSpan = { from: number; to: number }

export type SubmissionDelayCause = 'nothing' | 'rateLimit' | 'outage'

/** Returns what delayed each request of one sender; requests behind a delayed request have the same cause. */
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

/** Returns the times from the button press to the confirmation, for all requests with this delay cause. */
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
