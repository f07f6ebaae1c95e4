import type { Extra } from './plan'

/** What became of one request, as its sender's browser knows it; moments in milliseconds since 1970. */
export type Trace = {
  id: string
  list: string
  extra: Extra
  pressedAt: number
  /** When the sender was told that it had arrived; null if that never came. */
  knownAt: number | null
  /** How often it waited because its sender had sent something a moment ago. */
  waits: number
  /** How often an attempt got no answer. */
  failures: number
  /** Whether an earlier one of the same sender was still waiting. */
  isBehind: boolean
}

/** A stretch of time. */
export type Span = { from: number; to: number }

/** What a request had to wait for. */
export type Held = 'nothing' | 'pace' | 'outage'

/** For each request of one sender, in their order, what held it up; what queues behind the outage counts as its own. */
export function heldBy(traces: readonly Trace[], outage: Span): Held[] {
  const held: Held[] = []
  for (const trace of traces) {
    const isCaught = overlaps(trace, outage) || (trace.isBehind && held.at(-1) === 'outage')
    held.push(isCaught ? 'outage' : trace.waits > 0 || trace.isBehind ? 'pace' : 'nothing')
  }
  return held
}

/** How long each request took that was held up by this, from the press until its sender knew. */
export function timesHeldBy(cause: Held, senders: readonly (readonly Trace[])[], outage: Span): number[] {
  return senders.flatMap((traces) => {
    const held = heldBy(traces, outage)
    return traces.flatMap(({ pressedAt, knownAt }, at) =>
      held[at] === cause && knownAt !== null ? [knownAt - pressedAt] : [],
    )
  })
}

function overlaps({ pressedAt, knownAt }: Trace, { from, to }: Span): boolean {
  return pressedAt < to && (knownAt ?? Infinity) > from
}
