import { useState } from 'react'
import { parseJson } from '../../browser/parseJson'
import { safeLocalStorage } from '../../browser/safeStorage'
import type { ReplyTemplate } from '../../../domain/replies/replyTemplate'
import { pickStrings } from '../../../domain/validation/normalizeInput'

type TemplateInput = Pick<ReplyTemplate, 'name' | 'text'>

/** The input of a template's editor, kept on the device until it is saved or discarded. */
export function useTemplateDraft(key: string, saved: TemplateInput) {
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
