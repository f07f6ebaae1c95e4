import type { SafeStorage } from '../../web/browser/safeStorage'

/** An in-memory storage with these initial texts; tabs that share the object share its content. */
export function createMemoryStorage(
  initialTexts: Record<string, string> = {},
): SafeStorage & { texts: Map<string, string> } {
  const texts = new Map(Object.entries(initialTexts))
  return {
    texts,
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => Boolean(texts.set(key, text)),
    remove: (key) => void texts.delete(key),
  }
}
