import { useEffect, useState } from 'react'
import { useIsPageVisible, usePrefersReducedMotion } from './pageState'

const intervalMs = 5000

export type Slideshow = {
  activeSlide: number
  /** The previously active slide, which stays visible below the new slide while the new slide fades in. */
  previousSlide: number
  isPlaying: boolean
  onTogglePlay: () => void
  /** Selects a slide and pauses the slideshow. */
  onSelectSlide: (slide: number) => void
  isFirstSlideLoaded: boolean
  onSlideLoaded: (slide: number) => void
}

/** The slideshow's state: advances every 5 seconds, wraps around, and skips slides that have not loaded. */
export function useSlideshow(): Slideshow {
  const [{ activeSlide, previousSlide }, setSlides] = useState({ activeSlide: 0, previousSlide: 0 })
  const [loadedSlides, setLoadedSlides] = useState<readonly number[]>([])
  const [userChoice, setUserChoice] = useState<'play' | 'pause'>()
  const prefersReducedMotion = usePrefersReducedMotion()
  const isPlaying = userChoice ? userChoice === 'play' : !prefersReducedMotion
  const isRunning = useIsPageVisible() && isPlaying
  const showSlide = (slide: number) => {
    setSlides({ activeSlide: slide, previousSlide: activeSlide })
  }
  const nextSlide =
    loadedSlides.find((slide) => slide > activeSlide) ?? Math.min(activeSlide, ...loadedSlides)
  useEffect(() => {
    if (!isRunning || nextSlide === activeSlide) return
    const timer = setTimeout(() => {
      setSlides({ activeSlide: nextSlide, previousSlide: activeSlide })
    }, intervalMs)
    return () => {
      clearTimeout(timer)
    }
  }, [isRunning, activeSlide, nextSlide])
  return {
    activeSlide,
    previousSlide,
    isPlaying,
    onTogglePlay: () => {
      setUserChoice(isPlaying ? 'pause' : 'play')
    },
    onSelectSlide: (slide) => {
      setUserChoice('pause')
      showSlide(slide)
    },
    isFirstSlideLoaded: loadedSlides.includes(0),
    onSlideLoaded: (slide) => {
      setLoadedSlides((slides) =>
        slides.includes(slide) ? slides : [...slides, slide].sort((a, b) => a - b),
      )
    },
  }
}
