import type { SafeStorage } from '../../web/state/safeStorage'

/** A browser's storage that begins with these texts; all who hold it read what any of them writes. */
export function memoryStorage(
  kept: Record<string, string> = {},
): SafeStorage & { texts: Map<string, string> } {
  const texts = new Map(Object.entries(kept))
  return {
    texts,
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => Boolean(texts.set(key, text)),
    remove: (key) => void texts.delete(key),
  }
}
