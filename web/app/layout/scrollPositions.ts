const scrollPositions = new Map<string, number>()

/** Saves the scroll position of the history entry `key`. */
export function saveScrollPosition(key: string): void {
  scrollPositions.set(key, scrollY)
}

/**
 * Restores the scroll position of the history entry `key`, and tries again each time the page grows, until the position
 * is reached or the visitor scrolls. Returns a function that stops the attempts.
 */
export function restoreScrollPosition(key: string): () => void {
  const top = scrollPositions.get(key) ?? 0
  const attempt = new AbortController()
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.ceil(scrollY) >= top) attempt.abort()
  })
  attempt.signal.addEventListener('abort', () => {
    observer.disconnect()
  })
  for (const eventType of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    addEventListener(
      eventType,
      () => {
        attempt.abort()
      },
      { signal: attempt.signal, passive: true },
    )
  }
  scrollTo({ top, behavior: 'instant' })
  observer.observe(document.body)
  return () => {
    attempt.abort()
  }
}

/**
 * Turns off the browser's scroll restoration while the app runs. On `pagehide` it is turned on again, for reloads and
 * for visitors who return from another site.
 */
export function enableManualScrollRestoration(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  history.scrollRestoration = 'manual'
  addEventListener(
    'pagehide',
    () => {
      history.scrollRestoration = 'auto'
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
