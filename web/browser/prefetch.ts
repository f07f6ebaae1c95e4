import { isDataSaverOn } from './isDataSaverOn'

/** Loads something early, unless the visitor saves data. A failure is ignored: what needs it loads it again and reports it. */
export function prefetch(load: () => Promise<unknown>): void {
  if (!isDataSaverOn()) load().catch(() => undefined)
}
