import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { deskSettingsMessages } from '../../../domain/messages/desk/settings'
import type { ShopInputField } from '../../../domain/settings/shopInput'
import { describeShopError } from './describeShopError'
import type { SettingsMessage } from './SettingsActions'
import type { ShopEditor } from './useShopEditor'

/** What only the screen knows of the form: which errors are visible, and what the last press did. */
export function useSettingsForm(editor: ShopEditor, movedCount: number) {
  const { conflicts, errors } = editor
  const [isTried, setIsTried] = useState(false)
  const [message, setMessage] = useState<SettingsMessage | null>(null)
  const publish = async (form: HTMLFormElement) => {
    setMessage(null)
    if (conflicts.length > 0) focusFirst(form, '[data-shop-conflict]')
    else if (errors.length > 0) {
      flushSync(() => setIsTried(true))
      focusFirst(form, '[aria-invalid="true"]')
    } else if (editor.isChanged) await publishChanges()
    else setMessage({ kind: 'unchanged' })
  }
  const publishChanges = async () => {
    const outcome = await editor.publish()
    if (outcome.kind === 'written') {
      setIsTried(false)
      setMessage({ kind: 'published', movedCount })
    } else if (outcome.kind === 'conflict') {
      const byName = outcome.stored.by?.name ?? deskSettingsMessages.someColleague
      setMessage({ kind: 'meanwhile', byName })
    } else setMessage({ kind: outcome.kind })
  }
  return {
    message,
    setMessage,
    /** The error of a field, or of one entry of it, once somebody has tried to publish. */
    getError: (field: ShopInputField, at?: number): string | undefined => {
      const found = errors.find(
        (error) => error.field === field && (!('index' in error) || error.index === at),
      )
      return isTried && found ? describeShopError(found) : undefined
    },
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!editor.isPublishing) void publish(event.currentTarget)
    },
  }
}

function focusFirst(form: HTMLFormElement, selector: string): void {
  form.querySelector<HTMLElement>(selector)?.focus()
}
