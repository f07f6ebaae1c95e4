import { parseJson } from '../../browser/parseJson'
import type { SafeStorage } from '../../browser/safeStorage'
import { dayMs } from '../../../domain/site/lagosTime'
import { currentForm, hasLaterForm } from '../../../domain/validation/documentForm'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'

// A reply that nobody has sent for 30 days answers nothing any more.
const maxAgeMs = 30 * dayMs

// Writing to storage blocks the page, so a draft is written once the typing pauses.
const writePauseMs = 300

type KeeperOptions<Draft> = {
  storage: SafeStorage
  key: string
  /** Parses the stored value; null if it is malformed. */
  parse: (stored: unknown) => Draft | null
}

/** The drafts that are not in storage yet, by key; while storage is full, the page alone has them. */
const unwritten = new Map<string, string>()

export function createDraftKeeper<Draft>({ storage, key, parse }: KeeperOptions<Draft>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  // What a later release has left there is neither read nor overwritten: see LaterFormNotice.
  const hasLaterDraft = () => hasLaterForm(parseJson(storage.read(key)))
  const flush = () => {
    clearTimeout(timer)
    const text = unwritten.get(key)
    if (text === undefined) return
    if (hasLaterDraft() || storage.write(key, text)) unwritten.delete(key)
  }
  return {
    /** Returns the kept draft; null if there is none, or an old one. */
    read: (): Draft | null => {
      const { savedAt, draft } = toRecordOrEmpty(parseJson(unwritten.get(key) ?? storage.read(key)))
      return isRecent(savedAt) && !hasLaterDraft() ? parse(draft) : null
    },
    /** Keeps a draft, shortly after the last change. */
    keep: (draft: Draft) => {
      unwritten.set(key, JSON.stringify({ schema: currentForm, savedAt: Date.now(), draft }))
      clearTimeout(timer)
      timer = setTimeout(flush, writePauseMs)
    },
    flush,
    forget: () => {
      clearTimeout(timer)
      unwritten.delete(key)
      if (!hasLaterDraft()) storage.remove(key)
    },
  }
}

export type DraftKeeper<Draft> = ReturnType<typeof createDraftKeeper<Draft>>

/** Removes the drafts under these keys that are too old, or malformed. */
export function removeOldDrafts(storage: SafeStorage, keys: readonly string[]): void {
  for (const key of keys) {
    const stored = toRecordOrEmpty(parseJson(storage.read(key)))
    if (!hasLaterForm(stored) && !isRecent(stored.savedAt)) storage.remove(key)
  }
}

function isRecent(savedAt: unknown): boolean {
  return typeof savedAt === 'number' && Date.now() - savedAt < maxAgeMs
}
