import { useRef, useState } from 'react'
import { showToast } from '../../ui/toast'

// Nobody reads and fills in a form in less; programs do.
const leastMs = 2000

const trapped =
  'This looks as if a program had filled in the form, so it was not sent. What you typed stays: press again to send it.'

/**
 * Keeps simple programs from sending: a field that people do not see must stay empty, and filling in takes its time.
 * Whoever is that quick waits the remaining moment; what was typed on an earlier visit counts as begun long ago.
 */
export function useGuard(isTyped: boolean) {
  const trap = useRef<HTMLInputElement>(null)
  const begunAt = useRef<number>(null)
  const [isHeld, setHeld] = useState(false)
  const begin = () => {
    begunAt.current ??= isTyped ? 0 : Date.now()
  }
  const admit = (send: () => void) => {
    if (isHeld) return
    if (trap.current?.value) {
      trap.current.value = ''
      showToast('error', trapped)
      return
    }
    const leftMs = leastMs - (Date.now() - (begunAt.current ?? Date.now()))
    if (leftMs <= 0) {
      send()
      return
    }
    setHeld(true)
    setTimeout(() => {
      setHeld(false)
      send()
    }, leftMs)
  }
  return { trap, begin, admit, isHeld }
}
