import { useCallback, useEffect, useState } from 'react'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import type { SentItemReportOutcome } from '../../data/sending/sentItemReport'
import { useShopServices } from '../../data/ShopServices'
import type { SentItemReport } from '../../../domain/sent-items/sentItemReport'

/** What the page of a status link shows. A report stays when a later request fails; it is then not current. */
export type LinkedItemState =
  | { kind: 'loading' | 'unknownLink' | 'unreachable' }
  | { kind: 'found'; report: SentItemReport; isCurrent: boolean }

const refreshIntervalMs = 30_000

/** Fetches what a status link shows, and again every 30 seconds while the page is visible and no answer is there yet. */
export function useLinkedItem(token: string): { state: LinkedItemState; refresh: () => void } {
  const { fetchSentItemReport } = useShopServices().sending
  const [state, setState] = useState<LinkedItemState>({ kind: 'loading' })
  const refresh = useCallback(() => {
    void fetchSentItemReport(token).then((outcome) => {
      setState((previous) => toState(previous, outcome))
    })
  }, [token, fetchSentItemReport])
  useEffect(refresh, [refresh])
  useOnlineStatus(refresh)
  useRefreshWhileVisible(refresh, mayChange(state))
  return { state, refresh }
}

function toState(previous: LinkedItemState, outcome: SentItemReportOutcome): LinkedItemState {
  if (outcome.kind === 'found') return { ...outcome, isCurrent: true }
  if (outcome.kind === 'unreachable' && previous.kind === 'found') return { ...previous, isCurrent: false }
  return { kind: outcome.kind }
}

function mayChange(state: LinkedItemState): boolean {
  return state.kind === 'found' ? state.report.status === 'new' : state.kind === 'unreachable'
}

function useRefreshWhileVisible(refresh: () => void, isEnabled: boolean) {
  useEffect(() => {
    if (!isEnabled) return undefined
    const refreshIfVisible = () => {
      if (!document.hidden) refresh()
    }
    const timer = setInterval(refreshIfVisible, refreshIntervalMs)
    addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [refresh, isEnabled])
}
