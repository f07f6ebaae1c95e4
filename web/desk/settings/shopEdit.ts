import { parseEditor } from '../../../domain/validation/editor'
import { deskSettingsMessages } from '../../../domain/messages/desk/settings'
import { isSameShopInput, mergeShopInputs } from '../../../domain/settings/mergeShopInputs'
import {
  parseShopInput,
  type ShopInput,
  type ShopInputField,
  toShopInput,
} from '../../../domain/settings/shopInput'
import { parseShopSettings, toShopSettingsFields } from '../../../domain/settings/shopSettings'
import type { StoredShop } from '../../../domain/settings/storedShop'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'
import { isTimestamp } from '../../../domain/validation/timestamp'

/** A field that both this form and a colleague have changed, to different values. */
export type ShopConflict = { field: ShopInputField; byName: string; theirs: ShopInput }

/** The open form: what is in it, and what was published when it began with that. */
export type ShopEdit = {
  input: ShopInput
  base: StoredShop
  conflicts: readonly ShopConflict[]
  /** The fields that a colleague has published since the form was opened; the form shows their new values. */
  takenOver: { fields: readonly ShopInputField[]; byName: string } | null
}

export function startShopEdit(stored: StoredShop, draft: ShopEdit | null): ShopEdit {
  const edit = { input: toShopInput(stored.settings), base: stored, conflicts: [], takenOver: null }
  return draft ? receiveStored(draft, stored) : edit
}

/** Merges what is published into the form, if it is newer than what the form knows. */
export function receiveStored(edit: ShopEdit, stored: StoredShop): ShopEdit {
  if (getTime(stored) <= getTime(edit.base)) return edit
  const [base, theirs] = [toShopInput(edit.base.settings), toShopInput(stored.settings)]
  const { input, conflicts, takenOver } = mergeShopInputs(base, edit.input, theirs)
  const byName = stored.by?.name ?? deskSettingsMessages.someColleague
  return {
    input,
    base: stored,
    conflicts: conflicts.map((field) => ({ field, byName, theirs })),
    takenOver: takenOver.length > 0 && isChanged(edit) ? { fields: takenOver, byName } : null,
  }
}

/** Whether the form has anything to publish. */
export function isChanged({ input, base }: ShopEdit): boolean {
  return !isSameShopInput(input, toShopInput(base.settings))
}

/** What the device keeps of a form; it is read again by `parseShopEdit`. */
export function toShopDraft({ input, base: { settings, by, updatedAt } }: ShopEdit) {
  return { input, base: toShopSettingsFields(settings), by, updatedAt: updatedAt?.getTime() ?? null }
}

export type ShopDraft = ReturnType<typeof toShopDraft>

export function parseShopDraft(stored: unknown): ShopDraft | null {
  const { input, base, by, updatedAt } = toRecordOrEmpty(stored)
  const parsed = parseShopInput(input)
  if (!parsed || (updatedAt !== null && !isTimestamp(updatedAt))) return null
  return {
    input: parsed,
    base: toShopSettingsFields(parseShopSettings(base)),
    by: parseEditor(by),
    updatedAt,
  }
}

export function fromShopDraft({ input, base, by, updatedAt }: ShopDraft): ShopEdit {
  const stored: StoredShop = {
    settings: parseShopSettings(base),
    by,
    updatedAt: updatedAt === null ? null : new Date(updatedAt),
    hasLaterForm: false,
  }
  return { input, base: stored, conflicts: [], takenOver: null }
}

function getTime({ updatedAt }: StoredShop): number {
  return updatedAt?.getTime() ?? 0
}
