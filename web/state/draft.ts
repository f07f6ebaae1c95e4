import { fieldsOf } from '../domain/law'
import { readJson } from './readJson'
import type { SafeStorage } from './safeStorage'

/** The drafts of the site, by the name under which the browser keeps them. */
export const draftKeys = ['draft:contact', 'draft:request'] as const

type DraftKey = (typeof draftKeys)[number]

const opened = new Map<DraftKey, { forget: () => void; reread: () => void }>()

/** What a visitor typed into a form and has not sent; fields that they left alone are not in it. */
export type Typed<Field extends string> = Partial<Record<Field, string>>

export type Draft<Field extends string> = ReturnType<typeof openDraft<Field>>

/** Keeps one form's draft while the program runs, and beyond that where the browser allows it. */
export function openDraft<Field extends string>(
  key: DraftKey,
  fields: readonly Field[],
  storage: SafeStorage,
) {
  let typed: Typed<Field> | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const write = (next: Typed<Field>) => {
    typed = next
    if (Object.keys(next).length === 0) storage.remove(key)
    else storage.write(key, JSON.stringify(next))
    tell()
  }
  opened.set(key, {
    forget: () => {
      write({})
    },
    reread: () => {
      typed = undefined
      tell()
    },
  })
  return {
    read: () => (typed ??= readTyped(storage.read(key), fields)),
    write,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Forgets every draft, those of forms that nobody has opened on this page included. */
export function forgetDrafts(storage: SafeStorage): void {
  for (const key of draftKeys) {
    storage.remove(key)
    opened.get(key)?.forget()
  }
}

/** Another tab has written what the browser keeps under this key (null: under any): the draft goes on from there. */
export function draftsLookedAt(key: string | null): void {
  for (const one of draftKeys) {
    if (key === null || key === one) opened.get(one)?.reread()
  }
}

function readTyped<Field extends string>(kept: string | null, fields: readonly Field[]): Typed<Field> {
  const stored = fieldsOf(readJson(kept))
  const typed: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const text = Object.hasOwn(stored, field) ? stored[field] : undefined
    if (typeof text === 'string') typed[field] = text
  }
  return typed
}
