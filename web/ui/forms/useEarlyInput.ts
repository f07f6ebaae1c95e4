import { useLayoutEffect, useRef } from 'react'

/** Passes text typed into a prerendered field before hydration to `onTextChange`. Returns a ref for the field. */
export function useEarlyInput<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string | undefined,
  onTextChange: ((text: string) => void) | undefined,
) {
  const fieldRef = useRef<Field>(null)
  // Read the typed text in a layout effect, because React resets the field to its value right after hydration.
  useLayoutEffect(() => {
    const earlyInput = fieldRef.current?.value
    if (earlyInput && value !== undefined && earlyInput !== value) onTextChange?.(earlyInput)
  }, [value, onTextChange])
  return fieldRef
}
