import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place when what was pressed leaves the list with its row: the focus then moves to the region
 * instead of falling back to the top of the page.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>, rows: number): void {
  const shown = useRef(rows)
  useEffect(() => {
    const hasShrunk = rows < shown.current
    shown.current = rows
    if (hasShrunk && document.activeElement === document.body) region.current?.focus({ preventScroll: true })
  }, [region, rows])
}
