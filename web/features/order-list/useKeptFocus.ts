import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place when what was pressed has left the page: each time `shape` changes, a focus that fell back
 * to the top of the page moves to `place` instead.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, shape: string | boolean): void {
  const shown = useRef(shape)
  useEffect(() => {
    const hasChanged = shape !== shown.current
    shown.current = shape
    if (hasChanged && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [place, shape])
}
