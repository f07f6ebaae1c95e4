import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What a form yielded, once it is filled in; `change` goes back to the form and puts the focus there. */
export function useFilledIn<Fields>() {
  const form = useRef<HTMLFormElement>(null)
  const [filledIn, setFilledIn] = useState<Fields | null>(null)
  const change = () => {
    flushSync(() => {
      setFilledIn(null)
    })
    form.current?.focus()
  }
  return { form, filledIn, setFilledIn, change }
}
