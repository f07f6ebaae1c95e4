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
  // Ignore a failed prefetch: the navigation loads the screen again and reports the failure.
  prefetchRoute(link.pathname).catch(() => undefined)
}
