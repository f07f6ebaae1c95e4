import { useEffect, useEffectEvent, useState } from 'react'

const intervalMs = 5000
// Three seconds before its turn: enough for 20 KB on a slow network.
const fetchAfterMs = 2000

/** Whether the active slide has been shown for 5 seconds. Calls `fetchUpTo` with the next slide when its turn is near. */
export function useSlideTimers(
  isRunning: boolean,
  activeSlide: number,
  fetchUpTo: (slide: number) => void,
): { isDue: boolean; reset: () => void } {
  const [dueSlide, setDueSlide] = useState<number>()
  const fetchNext = useEffectEvent(() => {
    fetchUpTo(activeSlide + 1)
  })
  useEffect(() => {
    if (!isRunning) return
    const fetchTimer = setTimeout(fetchNext, fetchAfterMs)
    const turnTimer = setTimeout(() => {
      setDueSlide(activeSlide)
    }, intervalMs)
    return () => {
      clearTimeout(fetchTimer)
      clearTimeout(turnTimer)
    }
  }, [isRunning, activeSlide])
  return {
    isDue: isRunning && dueSlide === activeSlide,
    reset: () => {
      setDueSlide(undefined)
    },
  }
}
