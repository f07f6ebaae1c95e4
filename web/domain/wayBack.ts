import { fieldsOf } from './law'
import { isSitePath } from './sitePath'

/** Where an entry of the browser's history says that the visitor was sent from, or ''. */
export function wayBackIn(state: unknown): string {
  const { back } = fieldsOf(state)
  return isSitePath(back) ? back : ''
}
