const scrollPositions = new Map<string, number>()

export function saveScrollPosition(key: string): void {
  scrollPositions.set(key, scrollY)
}

/** Restores a scroll position, again each time the page grows. Returns a function that stops the attempts. */
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

/** Turns off the browser's scroll restoration until `pagehide`, because reloads and returning visitors need it. */
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
