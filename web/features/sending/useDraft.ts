import { useSyncExternalStore } from 'react'
import type { Draft, FormInput } from '../../state/draft'

const emptyInput = {}

export function useDraft<Field extends string>(draft: Draft<Field>) {
  const input = useSyncExternalStore(draft.subscribe, draft.read, getEmptyInput<Field>)
  const change = (fields: FormInput<Field>) => draft.write({ ...draft.read(), ...fields })
  return { input, change, replace: draft.write }
}

function getEmptyInput<Field extends string>(): FormInput<Field> {
  return emptyInput
}
