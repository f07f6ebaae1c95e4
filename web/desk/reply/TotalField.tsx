import { useState } from 'react'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { TextField } from '../../ui/forms/TextField'

type Props = { total: string; isValid: boolean; onChange: (total: string) => void }

export function TotalField({ total, isValid, onChange }: Props) {
  // '45,0' on the way to '45,000' is not a mistake yet.
  const [isTyping, setIsTyping] = useState(false)
  return (
    <TextField
      label={deskReplyMessages.totalLabel}
      name="total"
      inputMode="decimal"
      hint={deskReplyMessages.totalHint}
      value={total}
      error={isValid || isTyping ? undefined : deskReplyMessages.totalError}
      onBlur={() => setIsTyping(false)}
      onTextChange={(changed) => {
        setIsTyping(true)
        onChange(changed)
      }}
    />
  )
}
