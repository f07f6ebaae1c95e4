import { formatFaultName } from './faultPlan'
import type { FaultRunResult } from './faultRun'

/** Counts over all runs. Each request should be confirmed and arrive once, so that all failures are 0. */
export type FaultOutcomeCounts = {
  sent: number
  arrived: number
  /** Not arrived, and neither the page nor the browser's storage has the request any more. */
  lost: number
  doubled: number
  /** Not arrived within the limit, but the browser still has the request. */
  stuck: number
  /** Arrived, and the page did not say so within the limit. */
  unconfirmed: number
}

/** Counts what became of the requests of all runs. */
export function countFaultOutcomes(runs: readonly FaultRunResult[]): FaultOutcomeCounts {
  const count = (isCounted: (run: FaultRunResult) => boolean) => runs.filter(isCounted).length
  return {
    sent: runs.length,
    arrived: count(({ arrived }) => arrived > 0),
    lost: count(({ arrived, isKept }) => arrived === 0 && !isKept),
    doubled: count(({ arrived }) => arrived > 1),
    stuck: count(({ arrived, isKept }) => arrived === 0 && isKept),
    unconfirmed: count(({ arrived, confirmedAfterMs }) => arrived > 0 && confirmedAfterMs === null),
  }
}

/** Whether a run ended as it should: one document, and its sender was told. */
export function isRunSuccessful({ arrived, confirmedAfterMs }: FaultRunResult): boolean {
  return arrived === 1 && confirmedAfterMs !== null
}

const scriptFaultNames = ['script portal', 'script hanging']

/**
 * Whether a script was answered by a captive portal's page, or not at all. The page cannot ask for it again while the
 * service worker or the browser has that answer or waits for one, so these runs are counted apart.
 */
export function hadScriptFault({ plan }: FaultRunResult): boolean {
  return plan.faults.some((fault) => scriptFaultNames.includes(formatFaultName(fault)))
}

/** The runs by the names of their faults; a run with two faults is in two groups. */
export function groupRunsByFault(runs: readonly FaultRunResult[]): [string, FaultRunResult[]][] {
  const groups = new Map<string, FaultRunResult[]>()
  for (const run of runs) {
    for (const fault of run.plan.faults) {
      const name = formatFaultName(fault)
      groups.set(name, [...(groups.get(name) ?? []), run])
    }
  }
  return [...groups].sort(([first], [second]) => first.localeCompare(second))
}
