import { type KeyboardEvent, useId } from 'react'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import styles from './SearchField.module.css'

type Props = { text: string; onTextChange: (text: string) => void }

// Longer than a name, an address or a number that can be found.
const maxLength = 120

/** The field in which staff search all items; Escape clears it. */
export function SearchField({ text, onTextChange }: Props) {
  const id = useId()
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onTextChange('')
  }
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{deskInboxMessages.searchLabel}</VisuallyHidden>
      </label>
      <input
        className={styles.input}
        id={id}
        type="search"
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        placeholder={deskInboxMessages.searchPlaceholder}
        onKeyDown={clearOnEscape}
        onChange={({ currentTarget }) => {
          onTextChange(currentTarget.value)
        }}
      />
    </div>
  )
}
