import { useRef, useState, type RefObject, useLayoutEffect } from 'react'
import { addToOtherNames } from '../../../../domain/catalogue/editing/otherNames'
import type { FieldSelection } from '../../../../domain/catalogue/editing/toneMarks'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { Button } from '../../../ui/Button'
import { FieldGroup } from '../../../ui/forms/FieldGroup'
import { TextField } from '../../../ui/forms/TextField'
import { Icon } from '../../../ui/Icon'
import { closeIcon } from '../../../ui/icons'
import { ToneMarkButtons } from './ToneMarkButtons'
import desk from '../../ui/desk.module.css'
import styles from './OtherNamesField.module.css'

type Props = {
  otherNames: string[]
  /** The name that is being written, and not added yet. */
  newName: string
  /** The error of all names, or of the one that is not added. */
  error: { ofList: string | undefined; ofNewName: string | undefined }
  onChange: (otherNames: string[]) => void
  onNewNameChange: (text: string) => void
}

export function OtherNamesField({ otherNames, newName, error, onChange, onNewNameChange }: Props) {
  const [refusal, setRefusal] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  const placeCaret = useCaret(inputRef, newName)
  const write = (text: string) => {
    setRefusal(undefined)
    onNewNameChange(text)
  }
  const add = () => {
    const result = addToOtherNames(otherNames, newName)
    inputRef.current?.focus()
    if (!Array.isArray(result)) {
      setRefusal(deskProductMessages.describeOtherNameRefusal(result, newName))
      return
    }
    onChange(result)
    write('')
    setAnnouncement(deskProductMessages.formatAdded(result[result.length - 1] ?? ''))
  }
  const remove = (name: string) => {
    onChange(otherNames.filter((otherName) => otherName !== name))
    setAnnouncement(deskProductMessages.formatRemoved(name))
    inputRef.current?.focus()
  }
  return (
    <FieldGroup
      label={deskProductMessages.editedFieldLabels.alsoKnownAs}
      hint={deskProductMessages.otherNamesHint}
      error={error.ofList}
    >
      <NameList names={otherNames} onRemove={remove} />
      <div className={styles.adding}>
        <TextField
          ref={inputRef}
          label={deskProductMessages.newOtherName}
          name="other-name"
          autoComplete="off"
          value={newName}
          error={refusal ?? error.ofNewName}
          onTextChange={write}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <ToneMarkButtons
          getSelection={() => getSelection(inputRef.current, newName)}
          onInsert={(selection) => {
            placeCaret(selection.start)
            write(selection.text)
          }}
        />
        <Button tone="quiet" onClick={add}>
          {deskProductMessages.addOtherName}
        </Button>
      </div>
      <p className={desk.announcement} role="status">
        {announcement}
      </p>
    </FieldGroup>
  )
}

function getSelection(input: HTMLInputElement | null, text: string): FieldSelection {
  const [start, end] = [input?.selectionStart ?? text.length, input?.selectionEnd ?? text.length]
  return { text, start, end }
}

function NameList({ names, onRemove }: { names: readonly string[]; onRemove: (name: string) => void }) {
  if (names.length === 0) return null
  return (
    <ul className={desk.buttons}>
      {names.map((name) => (
        <li className={styles.name} key={name}>
          {name}
          <button
            className={styles.remove}
            type="button"
            aria-label={deskProductMessages.formatRemove(name)}
            onClick={() => onRemove(name)}
          >
            <Icon pathData={closeIcon} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns a function that says where the cursor goes once the field shows its next text. React puts it at the end. */
function useCaret(inputRef: RefObject<HTMLInputElement | null>, text: string) {
  const caret = useRef<number>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) inputRef.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [inputRef, text])
  return (position: number) => {
    caret.current = position
  }
}
