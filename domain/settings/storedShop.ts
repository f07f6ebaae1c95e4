import { type Editor, parseEditor } from '../validation/editor'
import { hasLaterForm } from '../validation/documentForm'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isValidDate } from '../validation/timestamp'
import { parseShopSettings, type ShopSettings } from './shopSettings'

/** The document settings/shop. Before anybody has published it, it has the built settings, no writer and no time. */
export type StoredShop = {
  settings: ShopSettings
  by: Editor | null
  /** The server's time of the last publication. */
  updatedAt: Date | null
  /** Whether a later release has written it: it may then not be overwritten. */
  hasLaterForm: boolean
}

/** Parses the fields of settings/shop, which are empty if it is not there. */
export function parseStoredShop(stored: unknown): StoredShop {
  const { by, updatedAt } = toRecordOrEmpty(stored)
  return {
    settings: parseShopSettings(stored),
    by: parseEditor(by),
    updatedAt: isValidDate(updatedAt) ? updatedAt : null,
    hasLaterForm: hasLaterForm(stored),
  }
}
