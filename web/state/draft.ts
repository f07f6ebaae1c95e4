import { createChangeNotifier } from '../browser/createChangeNotifier'
import { oncePer } from '../browser/oncePer'
import { parseJson } from '../browser/parseJson'
import type { SafeStorage } from '../browser/safeStorage'
import { currentForm } from '../../domain/validation/documentForm'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'

export const draftStorageKeys = ['draft:contact', 'draft:request', 'contactDetails'] as const

type DraftKey = (typeof draftStorageKeys)[number]
type OpenDraft = { clear: () => void; reload: () => void }

const getOpenDrafts = oncePer<SafeStorage, Map<DraftKey, OpenDraft>>(() => new Map())

/** The form input that is not sent yet: only the fields that the visitor has changed. */
export type FormInput<Field extends string> = Partial<Record<Field, string>>

export type Draft<Field extends string> = ReturnType<typeof createDraft<Field>>

/** Creates the draft of a form. If the browser's storage does not work, the draft is kept until the page unloads. */
export function createDraft<Field extends string>(
  key: DraftKey,
  fields: readonly Field[],
  storage: SafeStorage,
) {
  let input: FormInput<Field> | undefined
  const { subscribe, notify } = createChangeNotifier()
  // Fields that a later release has added to the stored draft are kept.
  const serializeInput = (newInput: FormInput<Field>) =>
    JSON.stringify({
      schema: currentForm,
      ...toRecordOrEmpty(parseJson(storage.read(key))),
      ...Object.fromEntries(fields.map((field) => [field, newInput[field]])),
    })
  const write = (newInput: FormInput<Field>) => {
    input = newInput
    if (Object.keys(newInput).length === 0) storage.remove(key)
    else storage.write(key, serializeInput(newInput))
    notify()
  }
  getOpenDrafts(storage).set(key, {
    clear: () => write({}),
    reload: () => {
      // If storage cannot be read, only memory has the input.
      if (!storage.isReadable()) return
      input = undefined
      notify()
    },
  })
  return {
    read: () => (input ??= parseInput(storage.read(key), fields)),
    write,
    subscribe,
  }
}

/** Clears every draft and the remembered contact details, including those of forms that were not opened on this page. */
export function clearDrafts(storage: SafeStorage): void {
  for (const key of draftStorageKeys) {
    storage.remove(key)
    getOpenDrafts(storage).get(key)?.clear()
  }
}

/** Reloads the draft whose storage key another tab has changed, or all drafts if the key is null. */
export function reloadDraftsFromStorage(storage: SafeStorage, key: string | null): void {
  for (const draftKey of draftStorageKeys) {
    if (key === null || key === draftKey) getOpenDrafts(storage).get(draftKey)?.reload()
  }
}

function parseInput<Field extends string>(
  storedText: string | null,
  fields: readonly Field[],
): FormInput<Field> {
  const stored = toRecordOrEmpty(parseJson(storedText))
  const input: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const text = stored[field]
    if (typeof text === 'string') input[field] = text
  }
  return input
}
