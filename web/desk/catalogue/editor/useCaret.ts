import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns a function that says where the cursor goes once the field shows its next text. React puts it at the end. */
export function useCaret(inputRef: RefObject<HTMLInputElement | null>, text: string) {
  const caret = useRef<number>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) inputRef.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [inputRef, text])
  return (position: number) => {
    caret.current = position
  }
}
