import { type RefObject, useEffect, useState } from 'react'

/** Why the map is there: somebody asked for it, or it came near the window. */
type Cause = 'tap' | 'near'

// Fetched a little before it comes into sight.
const margin = '300px'

/** Decides when the map is fetched: at a tap, or by itself when it comes near and data is neither scarce nor absent. */
export function useMapCause(frame: RefObject<HTMLElement | null>, comesByItself: boolean) {
  const [cause, setCause] = useState<Cause>()
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    if (!comesByItself || !frame.current || !isDataPlentiful()) return
    return whenNear(frame.current, () => {
      setCause((earlier) => earlier ?? 'near')
    })
  }, [frame, comesByItself])
  const onTap = () => {
    setOffline(!navigator.onLine)
    if (navigator.onLine) setCause('tap')
  }
  return { cause, isOffline, onTap }
}

function isDataPlentiful(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return navigator.onLine && connection?.saveData !== true
}

function whenNear(element: HTMLElement, onNear: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
  }
}
