/**
 * Stands for showToast of web/ui where there is no page, and records the texts. Tests that share a worker share the
 * modules under test too, so they must share this one: `vi.mock` without a factory makes one for each file.
 */
export const shownTexts: string[] = []

export function showToast(_kind: string, text: string): void {
  shownTexts.push(text)
}
