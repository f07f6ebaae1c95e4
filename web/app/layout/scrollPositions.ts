import { parseJson } from '../../browser/parseJson'
import { createSafeStorage } from '../../browser/safeStorage'

const storageKey = 'scrollPositions'
const tabStorage = createSafeStorage(() => sessionStorage)

// The positions by location key. They outlive the page, because Back may lead to a page from before a reload.
const scrollPositions = new Map(parseScrollPositions(tabStorage.read(storageKey)))

export function saveScrollPosition(key: string): void {
  scrollPositions.set(key, scrollY)
}

/**
 * Saves the scroll position from before the first render. After a reload, the browser restores the position only as far
 * as the prerendered page reaches: if it stopped at the end of the page, the position of the last visit stays saved.
 */
export function saveInitialScrollPosition(key: string): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const isFirstVisit = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  const isAtEnd = Math.ceil(scrollY) >= getMaxScrollTop()
  if (isFirstVisit || !isAtEnd || !isBeyondEnd(key)) saveScrollPosition(key)
}

/** Whether a saved position is below the end of the page, for example because content is still missing. */
export function isBeyondEnd(key: string): boolean {
  return (scrollPositions.get(key) ?? 0) > Math.max(getMaxScrollTop(), 0) + 1
}

function getMaxScrollTop(): number {
  return document.documentElement.scrollHeight - innerHeight
}

function parseScrollPositions(text: string | null): [string, number][] {
  const stored = parseJson(text)
  return Array.isArray(stored) ? stored.filter(isScrollPosition) : []
}

function isScrollPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

export function restoreScrollPosition(key: string): () => void {
  const top = scrollPositions.get(key) ?? 0
  const attempt = new AbortController()
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.ceil(scrollY) >= top) attempt.abort()
  })
  attempt.signal.addEventListener('abort', () => observer.disconnect())
  for (const eventType of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    addEventListener(eventType, () => attempt.abort(), { signal: attempt.signal, passive: true })
  }
  scrollTo({ top, behavior: 'instant' })
  observer.observe(document.body)
  return () => attempt.abort()
}

/** Turns the browser's scroll restoration off until `pagehide`, which stores the positions for the next visit. */
export function enableManualScrollRestoration(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  history.scrollRestoration = 'manual'
  addEventListener(
    'pagehide',
    () => {
      history.scrollRestoration = 'auto'
      tabStorage.write(storageKey, JSON.stringify([...scrollPositions]))
    },
    { signal },
  )
  addEventListener(
    'pageshow',
    () => {
      history.scrollRestoration = 'manual'
    },
    { signal },
  )
  return () => {
    controller.abort()
    history.scrollRestoration = 'auto'
  }
}
