import { useLayoutEffect, useRef } from 'react'

/**
 * Whoever is quick types before the program has taken over a page that was drawn in advance: what stands in the field then
 * is told as if it were typed now. Answers the field's ref.
 */
export function useTypedEarly<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string | undefined,
  tell: ((text: string) => void) | undefined,
) {
  const field = useRef<Field>(null)
  // From the first moment on, before anything that the browser kept is shown, React holds the field to its value.
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed && value !== undefined && typed !== value) tell?.(typed)
  }, [value, tell])
  return field
}
