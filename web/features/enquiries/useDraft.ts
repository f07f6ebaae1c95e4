import { useSyncExternalStore } from 'react'
import type { Draft, Typed } from '../../state/draft'

/** A form's draft, as it is now, and how to change some of its fields. */
export function useDraft<Field extends string>(draft: Draft<Field>) {
  // A page that is drawn in advance knows nothing of this visitor.
  const typed = useSyncExternalStore(draft.subscribe, draft.read, nothingTyped<Field>)
  const change = (fields: Typed<Field>) => {
    draft.write({ ...draft.read(), ...fields })
  }
  return { typed, change, replace: draft.write }
}

const nothing = {}

function nothingTyped<Field extends string>(): Typed<Field> {
  return nothing
}
