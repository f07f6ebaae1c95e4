import { useCallback, useEffect, useState } from 'react'
import { poll, type PollOptions } from '../../browser/poll'
import { fetchSentItemReport, type SentItemReportOutcome } from '../../data/sending/sentItemReport'
import type { SentItemReport } from '../../../domain/sent-items/sentItemReport'

/** What the page of a status link shows. A report stays when a later request fails; it is then not current. */
export type LinkedItemState =
  | { kind: 'loading' | 'unknownLink' | 'unreachable' }
  | { kind: 'found'; report: SentItemReport; isCurrent: boolean }

const pollOptions: PollOptions = { intervalMs: 30_000, minReturnIntervalMs: 0, withDataSaver: 'everything' }

/**
 * Fetches what a status link shows, and again every 30 seconds while the page is visible and no answer is there yet, and
 * when the visitor returns to it.
 */
export function useLinkedItem(token: string): { state: LinkedItemState; refresh: () => void } {
  const [state, setState] = useState<LinkedItemState>({ kind: 'loading' })
  const refresh = useCallback(
    () =>
      fetchSentItemReport(token).then((outcome) => {
        setState((previous) => toState(previous, outcome))
      }),
    [token],
  )
  useEffect(() => void refresh(), [refresh])
  const isPolled = mayChange(state)
  useEffect(() => (isPolled ? poll(refresh, pollOptions).stop : undefined), [refresh, isPolled])
  return { state, refresh: () => void refresh() }
}

function toState(previous: LinkedItemState, outcome: SentItemReportOutcome): LinkedItemState {
  if (outcome.kind === 'found') return { ...outcome, isCurrent: true }
  if (outcome.kind === 'unreachable' && previous.kind === 'found') return { ...previous, isCurrent: false }
  return { kind: outcome.kind }
}

function mayChange(state: LinkedItemState): boolean {
  if (state.kind === 'found') return state.report.status === 'new' || !state.isCurrent
  return state.kind !== 'unknownLink'
}
