import { type MouseEvent, useState } from 'react'
import {
  applyToneMark,
  extraLetters,
  type FieldSelection,
  insertLetter,
  type ToneMarkName,
  toneMarks,
} from '../../../../domain/catalogue/editing/toneMarks'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import desk from '../../ui/desk.module.css'
import styles from './OtherNamesField.module.css'

type Props = { getSelection: () => FieldSelection; onInsert: (selection: FieldSelection) => void }

const toneMarkNames: readonly ToneMarkName[] = ['grave', 'acute', 'macron']
const dottedCircle = '\u25CC'

/** Buttons for the letters and tone marks of Yoruba, Igbo and Hausa, which go where the field's cursor is. */
export function ToneMarkButtons({ getSelection, onInsert }: Props) {
  const [isCapital, setIsCapital] = useState(false)
  const [writtenText, setWrittenText] = useState<string | null>('')
  const insert = (selection: FieldSelection | null) => {
    setWrittenText(selection?.text ?? null)
    if (selection) onInsert(selection)
  }
  return (
    <div className={desk.choices} role="group" aria-label={deskProductMessages.lettersLabel}>
      {extraLetters.map((smallLetter) => {
        const letter = isCapital ? smallLetter.toUpperCase() : smallLetter
        return (
          <button
            key={smallLetter}
            className={styles.letter}
            type="button"
            aria-label={deskProductMessages.formatInsert(letter)}
            onMouseDown={keepFocus}
            onClick={() => insert(insertLetter(getSelection(), letter))}
          >
            {letter}
          </button>
        )
      })}
      {toneMarkNames.map((name) => (
        <button
          key={name}
          className={styles.letter}
          type="button"
          aria-label={deskProductMessages.toneMarkLabels[name]}
          onMouseDown={keepFocus}
          onClick={() => insert(applyToneMark(getSelection(), name))}
        >
          {dottedCircle + toneMarks[name]}
        </button>
      ))}
      <button
        className={styles.letter}
        type="button"
        aria-pressed={isCapital}
        onMouseDown={keepFocus}
        onClick={() => setIsCapital(!isCapital)}
      >
        {deskProductMessages.capitalLetters}
      </button>
      <p className={desk.announcement} role="status">
        {writtenText ? (
          <VisuallyHidden>{deskProductMessages.formatFieldText(writtenText)}</VisuallyHidden>
        ) : null}
        {writtenText === null ? <span>{deskProductMessages.letterFirst}</span> : null}
      </p>
    </div>
  )
}

// A tap would take the focus from the field, and a phone would close its keyboard.
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
