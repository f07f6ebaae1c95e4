import type { SafeStorage } from '../../web/browser/safeStorage'

/** Creates a storage in memory with the given initial texts. Two simulated tabs can share the storage. */
export function createMemoryStorage(
  initialTexts: Record<string, string> = {},
): SafeStorage & { texts: Map<string, string> } {
  const texts = new Map(Object.entries(initialTexts))
  return {
    texts,
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => Boolean(texts.set(key, text)),
    remove: (key) => {
      texts.delete(key)
      return true
    },
    isReadable: () => true,
  }
}
