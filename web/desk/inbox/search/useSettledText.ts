import { useEffect, useState } from 'react'

// A pause in typing: a reference that is typed or pasted is then looked up alone, without reading the other items.
const pauseMs = 300

/** Returns a text once nobody has changed it for a moment. */
export function useSettledText(text: string): string {
  const [settledText, setSettledText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettledText(text)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
    }
  }, [text])
  return settledText
}
