import { useLayoutEffect, useRef } from 'react'

/** Reports text that was typed into a prerendered field before hydration as a change. Returns the field's ref. */
export function useEarlyInput<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string | undefined,
  onTextChange: ((text: string) => void) | undefined,
) {
  const fieldRef = useRef<Field>(null)
  // A layout effect, because React resets the field to its value right after hydration.
  useLayoutEffect(() => {
    const earlyInput = fieldRef.current?.value
    if (earlyInput && value !== undefined && earlyInput !== value) onTextChange?.(earlyInput)
  }, [value, onTextChange])
  return fieldRef
}
