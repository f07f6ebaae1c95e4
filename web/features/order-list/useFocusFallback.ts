import { type RefObject, useEffect, useRef } from 'react'

/** Focuses, and scrolls to, the fallback element if a change of `layoutKey` has removed the focused element. */
export function useFocusFallback(
  fallbackRef: RefObject<HTMLElement | null>,
  layoutKey: string | boolean,
): void {
  const lastLayoutKey = useRef(layoutKey)
  useEffect(() => {
    const hasChanged = layoutKey !== lastLayoutKey.current
    lastLayoutKey.current = layoutKey
    if (!hasChanged || document.activeElement !== document.body) return
    fallbackRef.current?.focus({ preventScroll: true })
    fallbackRef.current?.scrollIntoView({ block: 'nearest' })
  }, [fallbackRef, layoutKey])
}
