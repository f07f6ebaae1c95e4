import { useState, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const intervalMs = 5000

// Three seconds before its turn: enough for 20 KB on a slow network.
const fetchAfterMs = 2000

export type Slideshow = {
  activeSlide: number
  /** The slide on top: the active one, or the one before until the active one has loaded. */
  visibleSlide: number
  /** The slide that was visible before, which stays below the visible one while that fades in. */
  previousSlide: number
  /** How many pictures are fetched, from the first slide on. */
  fetchedSlideCount: number
  isPlaying: boolean
  onTogglePlay: () => void
  /** Selects a slide and pauses the slideshow. */
  onSelectSlide: (slide: number) => void
  onSlideLoaded: (slide: number) => void
  onSlideFailed: (slide: number) => void
}

/** Starts with the first picture, advances every 5 s and skips slides that have not loaded. */
export function useSlideshow(): Slideshow {
  const [{ activeSlide, previousSlide }, setSlides] = useState({ activeSlide: 0, previousSlide: 0 })
  const [loadedSlides, setLoadedSlides] = useState<readonly number[]>([])
  const [fetchedSlideCount, setFetchedSlideCount] = useState(1)
  const { isPlaying, setUserChoice } = useIsPlaying()
  const isStarted = useIsPageLoaded() && loadedSlides.includes(0)
  const isRunning = useIsPageVisible() && isPlaying && isStarted
  const visibleSlide = loadedSlides.includes(activeSlide) ? activeSlide : previousSlide
  const nextSlide =
    loadedSlides.find((slide) => slide > activeSlide) ?? Math.min(activeSlide, ...loadedSlides)
  const fetchUpTo = (slide: number) => setFetchedSlideCount((count) => Math.max(count, slide + 1))
  const showSlide = (slide: number) => {
    fetchUpTo(slide)
    setSlides({ activeSlide: slide, previousSlide: visibleSlide })
  }
  const { isDue, reset } = useSlideTimers(isRunning, activeSlide, fetchUpTo)
  if (isDue && nextSlide !== activeSlide) showSlide(nextSlide)
  return {
    ...{ activeSlide, visibleSlide, previousSlide, fetchedSlideCount, isPlaying },
    onTogglePlay: () => setUserChoice(isPlaying ? 'pause' : 'play'),
    onSelectSlide: (slide) => {
      setUserChoice('pause')
      reset()
      showSlide(slide)
    },
    onSlideLoaded: (slide) => {
      setLoadedSlides((slides) =>
        slides.includes(slide) ? slides : [...slides, slide].sort((a, b) => a - b),
      )
    },
    onSlideFailed: (slide) => fetchUpTo(slide + 1),
  }
}

function useIsPlaying() {
  const [userChoice, setUserChoice] = useState<'play' | 'pause'>()
  const prefersReducedMotion = usePrefersReducedMotion()
  return { isPlaying: userChoice ? userChoice === 'play' : !prefersReducedMotion, setUserChoice }
}

/** Whether the active slide has been shown for 5 seconds. Calls `fetchUpTo` with the next slide when its turn is near. */
function useSlideTimers(
  isRunning: boolean,
  activeSlide: number,
  fetchUpTo: (slide: number) => void,
): { isDue: boolean; reset: () => void } {
  const [dueSlide, setDueSlide] = useState<number>()
  const fetchNext = useEffectEvent(() => fetchUpTo(activeSlide + 1))
  useEffect(() => {
    if (!isRunning) return
    const fetchTimer = setTimeout(fetchNext, fetchAfterMs)
    const turnTimer = setTimeout(() => setDueSlide(activeSlide), intervalMs)
    return () => {
      clearTimeout(fetchTimer)
      clearTimeout(turnTimer)
    }
  }, [isRunning, activeSlide])
  return {
    isDue: isRunning && dueSlide === activeSlide,
    reset: () => setDueSlide(undefined),
  }
}

// The third argument of useSyncExternalStore is the server snapshot. Until hydration, it says that the visitor prefers
// reduced motion, and that the page is hidden and not loaded.

const getReducedMotionQuery = () => matchMedia('(prefers-reduced-motion: reduce)')

function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = getReducedMotionQuery()
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => getReducedMotionQuery().matches,
    () => true,
  )
}

function useIsPageVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
}

function useIsPageLoaded(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('load', onChange)
      return () => removeEventListener('load', onChange)
    },
    () => document.readyState === 'complete',
    () => false,
  )
}
