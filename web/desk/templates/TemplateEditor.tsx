import type { SubmitEvent } from 'react'
import { type ReplyTemplate, replyTemplateLimits } from '../../../domain/replies/replyTemplate'
import { deskTemplatesPath } from '../../../domain/site/deskPath'
import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import { Button, ButtonLink } from '../../ui/Button'
import { TextField } from '../../ui/forms/TextField'
import { TemplatePreview } from './TemplatePreview'
import { TemplateTextField } from './TemplateTextField'
import { useTemplateEditor } from './useTemplateEditor'
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

/** The form of a reply template, with a preview of the text for a real request or enquiry. */
export function TemplateEditor({ template, draftName, onSaved }: Props) {
  const { draft, errors, failure, isSaving, save } = useTemplateEditor({ template, draftName, onSaved })
  const { input, change, discard, isChanged } = draft
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }
  return (
    <section className={styles.editor} aria-labelledby="editor-title">
      <h1 className={styles.title} id="editor-title">
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
          onTextChange={(name) => {
            change({ name })
          }}
        />
        <TemplateTextField
          text={input.text}
          error={errors.includes('text') ? errorMessages.text : undefined}
          onTextChange={(text) => {
            change({ text })
          }}
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
