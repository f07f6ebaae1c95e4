import { type SubmitEvent, useState } from 'react'
import {
  findReplyTemplateErrors,
  type ReplyTemplate,
  replyTemplateLimits,
} from '../../domain/replies/replyTemplate'
import { deskTemplatesPath } from '../../domain/site/deskPath'
import { normalizeSingleLineText } from '../../domain/validation/normalizeInput'
import { Button, ButtonLink } from '../../ui/Button'
import { TextField } from '../../ui/forms/TextField'
import { useStaff } from '../staff/StaffContext'
import { describeTemplateFailure } from './describeTemplateFailure'
import { TemplatePreview } from './TemplatePreview'
import { TemplateTextField } from './TemplateTextField'
import { useTemplateDraft } from './useTemplateDraft'
import styles from './TemplateEditor.module.css'

type Props = {
  template: ReplyTemplate
  /** Distinguishes what the device keeps: the template's id, or 'new'. */
  draftName: string
  onSaved: (name: string) => void
}

const errorMessages = {
  name: `Give it a name of at most ${replyTemplateLimits.name} characters, with a letter or digit.`,
  text: `Write a text of at most ${replyTemplateLimits.text.toLocaleString('en')} characters, with a letter or digit.`,
} as const

/** The form of a reply template, with a preview of the text for a real request or enquiry. */
export function TemplateEditor({ template, draftName, onSaved }: Props) {
  const { staff, database } = useStaff()
  const draft = useTemplateDraft(`deskTemplate:${staff.uid}:${draftName}`, template)
  const [errors, setErrors] = useState<ReturnType<typeof findReplyTemplateErrors>>([])
  const [failure, setFailure] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    const edited = {
      id: template.id,
      name: normalizeSingleLineText(draft.input.name),
      text: draft.input.text.trim(),
    }
    const found = findReplyTemplateErrors(edited)
    setErrors(found)
    if (found.length > 0 || isSaving) return
    setIsSaving(true)
    const outcome = await database.saveTemplate(edited)
    setIsSaving(false)
    if (outcome.kind !== 'written') {
      setFailure(`Not saved yet; what you wrote stays here. ${describeTemplateFailure(outcome)}`)
      return
    }
    draft.discard()
    onSaved(edited.name)
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure('')
    void save()
  }
  return (
    <section className={styles.editor} aria-labelledby="editor-title">
      <h1 className={styles.title} id="editor-title">
        {draftName === template.id ? `Edit “${template.name}”` : 'New Template'}
      </h1>
      <form className={styles.form} aria-label="Template" noValidate method="dialog" onSubmit={handleSubmit}>
        <TextField
          label="Name"
          name="name"
          hint="Staff choose the template by this name. Senders never see it."
          value={draft.input.name}
          error={errors.includes('name') ? errorMessages.name : undefined}
          onTextChange={(name) => {
            draft.change({ name })
          }}
        />
        <TemplateTextField
          text={draft.input.text}
          error={errors.includes('text') ? errorMessages.text : undefined}
          onTextChange={(text) => {
            draft.change({ text })
          }}
        />
        {failure ? (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" aria-busy={isSaving} aria-disabled={isSaving}>
            {isSaving ? 'Saving…' : 'Save Template'}
          </Button>
          {draft.isChanged ? (
            <Button tone="quiet" onClick={draft.discard}>
              Discard Changes
            </Button>
          ) : null}
          <ButtonLink tone="quiet" to={deskTemplatesPath}>
            Back to the Templates
          </ButtonLink>
        </div>
      </form>
      <TemplatePreview text={draft.input.text} />
    </section>
  )
}
