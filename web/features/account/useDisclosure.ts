import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A panel that its button opens and closes; Escape, a press beside it and any navigation close it too. */
export function useDisclosure(whole: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  useEffect(() => {
    if (!isOpen) return
    return whenLeft(whole.current, () => {
      setOpenAt(undefined)
    })
  }, [isOpen, whole])
  return {
    isOpen,
    toggle: () => {
      setOpenAt(isOpen ? undefined : key)
    },
  }
}

function whenLeft(whole: HTMLElement | null, close: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  const onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && whole?.contains(target))) close()
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    whole?.querySelector('button')?.focus()
  }
  document.addEventListener('pointerdown', onPress, { signal })
  document.addEventListener('keydown', onKey, { signal })
  return () => {
    listening.abort()
  }
}
