/** Runs the callback after the next paint, or at once in a hidden page, because hidden pages are never painted. */
export function runAfterPaint(callback: () => void): void {
  if (document.hidden) callback()
  else requestAnimationFrame(() => setTimeout(callback))
}
