const places = new Map<string, number>()

/** Keeps the place of the history's entry `key`, for Back and Forward. */
export function keepPlace(key: string): void {
  places.set(key, scrollY)
}

/**
 * Scrolls to where the entry `key` was left, again as its screen grows, until it is reached or the visitor moves the
 * page; answers what ends the attempt.
 */
export function returnToPlace(key: string): () => void {
  const top = places.get(key) ?? 0
  const trying = new AbortController()
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.ceil(scrollY) >= top) trying.abort()
  })
  trying.signal.addEventListener('abort', () => {
    observer.disconnect()
  })
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    addEventListener(
      move,
      () => {
        trying.abort()
      },
      { signal: trying.signal, passive: true },
    )
  }
  scrollTo({ top, behavior: 'instant' })
  observer.observe(document.body)
  return () => {
    trying.abort()
  }
}

/** While the program runs it keeps the places itself; a page that is left or loaded anew leaves them to the browser. */
export function takeOverPlaces(): () => void {
  const listening = new AbortController()
  const { signal } = listening
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
    listening.abort()
    history.scrollRestoration = 'auto'
  }
}
