import { useLocation } from 'react-router-dom'
import { wayBackIn } from '../../domain/wayBack'

/**
 * The screen that sent the visitor to sign in, '' where none did, and what to hand on to the next account screen so that
 * it knows, too. It travels with the entry of the browser's history: it survives a reload, and no other visit meets it.
 */
export function useWayBack() {
  const back = wayBackIn(useLocation().state)
  return { back, state: back === '' ? null : { back } }
}
