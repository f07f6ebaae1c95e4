import { type KeyboardEvent, useId } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './SearchField.module.css'

type Props = {
  label: string
  placeholder: string
  text: string
  maxLength: number
  onTextChange: (text: string) => void
}

export function SearchField({ label, placeholder, text, maxLength, onTextChange }: Props) {
  const id = useId()
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onTextChange('')
  }
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        className={styles.input}
        id={id}
        type="search"
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        placeholder={placeholder}
        onKeyDown={clearOnEscape}
        onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
      />
    </div>
  )
}
