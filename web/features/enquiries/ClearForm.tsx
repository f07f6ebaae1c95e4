import { useState } from 'react'
import type { Typed } from '../../state/draft'
import { TextButton } from './TextButton'

type Props<Field extends string> = { typed: Typed<Field>; replace: (typed: Typed<Field>) => void }

/** Forgets what was typed; the same button brings it back, until something new is typed. */
export function ClearForm<Field extends string>({ typed, replace }: Props<Field>) {
  const [cleared, setCleared] = useState<Typed<Field> | null>(null)
  const isTyped = Object.keys(typed).length > 0
  if (!isTyped && !cleared) return null
  const clear = () => {
    setCleared(typed)
    replace({})
  }
  const undo = () => {
    setCleared(null)
    if (cleared) replace(cleared)
  }
  return (
    <TextButton onClick={isTyped ? clear : undo}>{isTyped ? 'Clear form' : 'Undo: bring it back'}</TextButton>
  )
}
