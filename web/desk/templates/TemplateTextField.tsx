import { useRef } from 'react'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/forms/TextField'
import desk from '../ui/desk.module.css'
import styles from './TemplateEditor.module.css'

type Props = { text: string; error: string | undefined; onTextChange: (text: string) => void }

const placeholders = [
  ['{name}', deskTemplatesMessages.nameMeaning],
  ['{reference}', deskTemplatesMessages.referenceMeaning],
  ['{due}', deskTemplatesMessages.dueMeaning],
  ['{lines}', deskTemplatesMessages.linesMeaning],
] as const

/** The text of a template, with buttons that insert what is filled in for each item. */
export function TemplateTextField({ text, error, onTextChange }: Props) {
  // Where the next placeholder goes: the field loses its selection when a button takes the focus.
  const caret = useRef<number | null>(null)
  const insert = (placeholder: string) => {
    const position = caret.current ?? text.length
    caret.current = position + placeholder.length
    onTextChange(text.slice(0, position) + placeholder + text.slice(position))
  }
  return (
    <div className={styles.textField}>
      <TextArea
        label={deskTemplatesMessages.textLabel}
        name="text"
        rows={12}
        hint={`${text.length.toLocaleString('en')} of 2,000 characters`}
        value={text}
        error={error}
        onTextChange={onTextChange}
        onBlur={({ currentTarget }) => {
          caret.current = currentTarget.selectionEnd
        }}
      />
      <div className={desk.buttons} role="group" aria-label={deskTemplatesMessages.insertLabel}>
        {placeholders.map(([placeholder, meaning]) => (
          <Button
            key={placeholder}
            tone="quiet"
            aria-label={`Insert ${placeholder}: ${meaning}`}
            onClick={() => {
              insert(placeholder)
            }}
          >
            {placeholder}
          </Button>
        ))}
      </div>
    </div>
  )
}
