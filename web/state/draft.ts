import { fieldsOf } from '../domain/law'
import type { SafeStorage } from './safeStorage'

/** What a visitor typed into a form and has not sent; fields that they left alone are not in it. */
export type Typed<Field extends string> = Partial<Record<Field, string>>

export type Draft<Field extends string> = ReturnType<typeof openDraft<Field>>

/** Keeps one form's draft while the program runs, and beyond that where the browser allows it. */
export function openDraft<Field extends string>(key: string, fields: readonly Field[], storage: SafeStorage) {
  let typed: Typed<Field> | undefined
  const listeners = new Set<() => void>()
  return {
    read: () => (typed ??= readTyped(storage.read(key), fields)),
    write: (next: Typed<Field>) => {
      typed = next
      if (Object.keys(next).length === 0) storage.remove(key)
      else storage.write(key, JSON.stringify(next))
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
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

function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
