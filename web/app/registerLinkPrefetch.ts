import { isDataSaverOn } from '../browser/isDataSaverOn'
import { prefetchRoute } from './routes'

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const

/** Prefetches a link's target as soon as the visitor points at it or focuses it. */
export function registerLinkPrefetch(): void {
  for (const eventType of intentEvents) addEventListener(eventType, prefetchLinkTarget, { passive: true })
}

function prefetchLinkTarget({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || link.target !== '' || isDataSaverOn()) return
  // The navigation itself loads it again and reports a failure.
  prefetchRoute(link.pathname).catch(() => undefined)
}
