import type { LoadMetrics } from '../../packages/browser-and-line-simulator/browse/probeClient'

/** Returns when rows are shown and the last long task has ended, in milliseconds since the start of the navigation. */
export function computeInteractiveMs(firstRowMs: number, tasks: LoadMetrics['tasks']): number {
  return Math.max(firstRowMs, ...tasks.map(({ at, ms }) => at + ms))
}
