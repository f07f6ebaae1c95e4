/**
 * Replaces showToast of web/ui in tests without a DOM, and records the texts. Test files that share a worker also share
 * the modules under test, so all must use this mock: `vi.mock` without a factory would create another for each file.
 */
export const shownTexts: string[] = []

export function showToast(_kind: string, text: string): void {
  shownTexts.push(text)
}
