// While a page is looked at, ever more seldom; whoever does something is shown the present at once.
const pauseMs = { first: 15_000, longest: 120_000 }

// What a hand on the page asks for is not asked for with each of its movements.
const restMs = 3_000

const signs = ['visibilitychange', 'focus', 'pointerdown', 'keydown'] as const

/**
 * Looks for what other devices have changed while this page is looked at: when somebody comes back to it or uses it, and
 * now and then in between. Answers how to stop.
 */
export function lookNowAndThen(look: () => void): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lookedAt = -Infinity
  const lookAndGoOn = (pause: number) => {
    clearTimeout(timer)
    if (document.hidden) return
    lookedAt = Date.now()
    look()
    wait(pause)
  }
  const wait = (pause: number) => {
    timer = setTimeout(lookAndGoOn, pause, Math.min(pause * 2, pauseMs.longest))
  }
  const somebodyIsHere = () => {
    if (Date.now() - lookedAt >= restMs) lookAndGoOn(pauseMs.first)
  }
  for (const sign of signs)
    addEventListener(sign, somebodyIsHere, { signal: listening.signal, passive: true })
  wait(pauseMs.first)
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}
