import { useEffect, useState } from 'react'
import { useIsPageSeen, usePrefersStillness } from './whatTheVisitorSees'

const intervalMs = 5000

export type Slideshow = {
  active: number
  /** The slide that was active before: it stays beneath the one that fades in. */
  earlier: number
  isPlaying: boolean
  onPlayOrPause: () => void
  /** Whoever chooses a slide looks at it: the slideshow pauses. */
  onChoose: (slide: number) => void
  hasFirstArrived: boolean
  onArrived: (slide: number) => void
}

/** Which of the slides is shown: the next one every 5 seconds, the first after the last, none that has not arrived. */
export function useSlideshow(): Slideshow {
  const [{ active, earlier }, setShown] = useState({ active: 0, earlier: 0 })
  const [arrived, setArrived] = useState<readonly number[]>([])
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const prefersStillness = usePrefersStillness()
  const isPlaying = choice ? choice === 'play' : !prefersStillness
  const isRunning = useIsPageSeen() && isPlaying
  const show = (slide: number) => {
    setShown({ active: slide, earlier: active })
  }
  const next = arrived.find((slide) => slide > active) ?? Math.min(active, ...arrived)
  useEffect(() => {
    if (!isRunning || next === active) return
    const timer = setTimeout(() => {
      setShown({ active: next, earlier: active })
    }, intervalMs)
    return () => {
      clearTimeout(timer)
    }
  }, [isRunning, active, next])
  return {
    active,
    earlier,
    isPlaying,
    onPlayOrPause: () => {
      setChoice(isPlaying ? 'pause' : 'play')
    },
    onChoose: (slide) => {
      setChoice('pause')
      show(slide)
    },
    hasFirstArrived: arrived.includes(0),
    onArrived: (slide) => {
      setArrived((all) => (all.includes(slide) ? all : [...all, slide].sort((a, b) => a - b)))
    },
  }
}
