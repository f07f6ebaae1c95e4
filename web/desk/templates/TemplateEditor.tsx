import { type SubmitEvent, useRef, useId, useState } from 'react'
import { type ReplyTemplate, replyTemplateLimits } from '../../../domain/replies/replyTemplate'
import { deskTemplatesPath } from '../../../domain/site/deskPath'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { Button, ButtonLink } from '../../ui/Button'
import { TextField, TextArea } from '../../ui/forms/TextField'
import { useTemplateEditor } from './useTemplateEditor'
import { useStaff } from '../../data/desk/DeskServices'
import { useServerTime } from '../useServerTime'
import { fillReplyTemplate } from '../../../domain/replies/fillReplyTemplate'
import { createReplyLines, formatReplyLines } from '../../../domain/replies/replyLine'
import { describeDeskReplyClock } from '../../../domain/sent-items/deskReplyClock'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { useCalendar } from '../staff/SharedStateContext'
import desk from '../ui/desk.module.css'
import styles from './TemplateEditor.module.css'

type Props = {
  template: ReplyTemplate
  /** Distinguishes what the device keeps: the template's id, or 'new'. */
  draftName: string
  onSaved: (name: string) => void
}

const errorMessages = {
  name: `Please give it a name of at most ${replyTemplateLimits.name} characters, with a letter or digit.`,
  text: `Please write a text of at most ${replyTemplateLimits.text.toLocaleString('en')} characters, with a letter or digit.`,
} as const

export function TemplateEditor({ template, draftName, onSaved }: Props) {
  const { draft, errors, failure, isSaving, save } = useTemplateEditor({ template, draftName, onSaved })
  const { input, change, discard, isChanged } = draft
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }
  return (
    <section className={styles.editor} aria-labelledby="editor-title">
      <h1 className={`${desk.title} ${styles.title}`} id="editor-title">
        {draftName === template.id
          ? deskTemplatesMessages.formatEditTitle(template.name)
          : deskTemplatesMessages.newTemplateTitle}
      </h1>
      <form
        className={styles.form}
        aria-label={deskTemplatesMessages.editorLabel}
        noValidate
        method="dialog"
        onSubmit={handleSubmit}
      >
        <TextField
          label={deskTemplatesMessages.nameLabel}
          name="name"
          hint={deskTemplatesMessages.nameHint}
          value={input.name}
          error={errors.includes('name') ? errorMessages.name : undefined}
          onTextChange={(name) => change({ name })}
        />
        <TemplateTextField
          text={input.text}
          error={errors.includes('text') ? errorMessages.text : undefined}
          onTextChange={(text) => change({ text })}
        />
        {failure ? (
          <p className={desk.failure} role="alert">
            {failure}
          </p>
        ) : null}
        <EditorActions isSaving={isSaving} onDiscard={isChanged ? discard : null} />
      </form>
      <TemplatePreview text={input.text} />
    </section>
  )
}

function EditorActions({ isSaving, onDiscard }: { isSaving: boolean; onDiscard: (() => void) | null }) {
  return (
    <div className={desk.buttons}>
      <Button type="submit" aria-busy={isSaving} aria-disabled={isSaving}>
        {isSaving ? deskTemplatesMessages.savingTemplate : deskTemplatesMessages.saveTemplate}
      </Button>
      {onDiscard ? (
        <Button tone="quiet" onClick={onDiscard}>
          {deskTemplatesMessages.discardChanges}
        </Button>
      ) : null}
      <ButtonLink tone="quiet" to={deskTemplatesPath}>
        {deskTemplatesMessages.backToTemplates}
      </ButtonLink>
    </div>
  )
}

type TemplateTextFieldProps = {
  text: string
  error: string | undefined
  onTextChange: (text: string) => void
}

const placeholders = [
  ['{name}', deskTemplatesMessages.nameMeaning],
  ['{reference}', deskTemplatesMessages.referenceMeaning],
  ['{due}', deskTemplatesMessages.dueMeaning],
  ['{lines}', deskTemplatesMessages.linesMeaning],
  ['{your answer}', deskTemplatesMessages.placeMeaning],
] as const

function TemplateTextField({ text, error, onTextChange }: TemplateTextFieldProps) {
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
        hint={`${deskTemplatesMessages.textHint} ${text.length.toLocaleString('en')} of 2,000 characters`}
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
            onClick={() => insert(placeholder)}
          >
            {placeholder}
          </Button>
        ))}
      </div>
    </div>
  )
}

const previewedItemsPerKind = 5

function TemplatePreview({ text }: { text: string }) {
  const { useNewestSentItems } = useStaff()
  const sentItems = useNewestSentItems(previewedItemsPerKind)
  const [chosenId, setChosenId] = useState('')
  const selectId = useId()
  if (!sentItems) return <LoadingIndicator label={deskTemplatesMessages.loadingPreview} />
  const sentItem = sentItems.find(({ id }) => id === chosenId) ?? sentItems[0]
  if (!sentItem) return <p className={desk.soft}>{deskTemplatesMessages.noPreview}</p>
  return (
    <div className={styles.preview}>
      <label className={styles.previewLabel} htmlFor={selectId}>
        {deskTemplatesMessages.previewFor}
      </label>
      <select
        className={desk.select}
        id={selectId}
        value={sentItem.id}
        onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
      >
        {sentItems.map(({ id, kind, sender }) => (
          <option key={id} value={id}>
            {sender.name || deskTemplatesMessages.noName}, {kind === 'requests' ? 'request' : 'enquiry'}{' '}
            {formatReference(id)}
          </option>
        ))}
      </select>
      <FilledText text={text} sentItem={sentItem} />
    </div>
  )
}

function FilledText({ text, sentItem }: { text: string; sentItem: SentItem }) {
  const now = useServerTime()
  const calendar = useCalendar()
  const filled = fillReplyTemplate(text, {
    name: sentItem.sender.name,
    reference: formatReference(sentItem.id),
    due: describeDeskReplyClock(sentItem, now, calendar).dueText,
    // The editor does not load the catalogue: the names of the products come from the sender's own text.
    lines: formatReplyLines(
      createReplyLines(sentItem, () => undefined),
      null,
    ),
  })
  return <blockquote className={styles.filled}>{filled}</blockquote>
}
