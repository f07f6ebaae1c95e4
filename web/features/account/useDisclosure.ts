import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A disclosure panel: its button toggles it; Escape, a press outside and any navigation close it. */
export function useDisclosure(container: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const [openLocationKey, setOpenLocationKey] = useState<string>()
  const isOpen = openLocationKey === key
  useEffect(() => {
    if (!isOpen) return
    return listenForDismissal(container.current, () => {
      setOpenLocationKey(undefined)
    })
  }, [isOpen, container])
  return {
    isOpen,
    toggle: () => {
      setOpenLocationKey(isOpen ? undefined : key)
    },
  }
}

function listenForDismissal(container: HTMLElement | null, close: () => void) {
  const controller = new AbortController()
  const { signal } = controller
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && container?.contains(target))) close()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    container?.querySelector('button')?.focus()
  }
  document.addEventListener('pointerdown', onPointerDown, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  return () => {
    controller.abort()
  }
}
