import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place when what was pressed has left the page: each time `shape` changes, a focus that fell back
 * to the top of the page moves to `place` instead, which comes into sight when it is out of it.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, shape: string | boolean): void {
  const shown = useRef(shape)
  useEffect(() => {
    const hasChanged = shape !== shown.current
    shown.current = shape
    if (!hasChanged || document.activeElement !== document.body) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [place, shape])
}
