import { useState } from 'react'
import { findReplyTemplateErrors, type ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { pickStrings } from '../../../domain/validation/normalizeInput'
import { cleanLine, cleanText } from '../../../domain/validation/text'
import { useStaff } from '../../data/desk/DeskServices'
import { describeTemplateFailure } from './describeTemplateFailure'
import { parseJson } from '../../browser/parseJson'
import { safeLocalStorage } from '../../browser/safeStorage'

type TemplateInput = Pick<ReplyTemplate, 'name' | 'text'>

type Options = { template: ReplyTemplate; draftName: string; onSaved: (name: string) => void }

export function useTemplateEditor({ template, draftName, onSaved }: Options) {
  const { staff, saveTemplate } = useStaff()
  const draft = useTemplateDraft(`deskTemplate:${staff.uid}:${draftName}`, template)
  const [errors, setErrors] = useState<ReturnType<typeof findReplyTemplateErrors>>([])
  const [failure, setFailure] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const write = async (edited: ReplyTemplate) => {
    setIsSaving(true)
    const outcome = await saveTemplate(edited)
    setIsSaving(false)
    if (outcome.kind !== 'written') {
      setFailure(`Not saved yet. What you wrote is still here. ${describeTemplateFailure(outcome)}`)
      return
    }
    draft.discard()
    onSaved(edited.name)
  }
  const save = async () => {
    const { name, text } = draft.input
    const edited = { id: template.id, name: cleanLine(name), text: cleanText(text) }
    const found = findReplyTemplateErrors(edited)
    setFailure('')
    setErrors(found)
    if (found.length === 0 && !isSaving) await write(edited)
  }
  return { draft, errors, failure, isSaving, save }
}

/** The input of a template's editor, kept on the device until it is saved or discarded. */
function useTemplateDraft(key: string, saved: TemplateInput) {
  const [input, setInput] = useState<TemplateInput>(() => readDraft(key) ?? saved)
  return {
    input,
    isChanged: input.name !== saved.name || input.text !== saved.text,
    change: (fields: Partial<TemplateInput>) => {
      const changed = { ...input, ...fields }
      setInput(changed)
      safeLocalStorage.write(key, JSON.stringify(changed))
    },
    discard: () => {
      safeLocalStorage.remove(key)
      setInput({ name: saved.name, text: saved.text })
    },
  }
}

function readDraft(key: string): TemplateInput | null {
  const stored = parseJson(safeLocalStorage.read(key))
  return stored === undefined ? null : pickStrings(stored, ['name', 'text'])
}
