import { savesData } from '../ui/savesData'
import { prefetchPage } from './routes'

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches the page that a link leads to as soon as somebody is about to follow it. */
export function prefetchLinks(): void {
  for (const sign of signs) addEventListener(sign, prefetchTarget, { passive: true })
}

function prefetchTarget({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.origin !== location.origin || link.target !== '' || savesData()) return
  // When it does not come, following the link asks again and says so.
  prefetchPage(link.pathname).catch(() => undefined)
}
