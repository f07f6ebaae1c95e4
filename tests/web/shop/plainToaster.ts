/** Stands for the toaster of web/ui, whose messages stay beyond a test; tests/stories/messages.test.ts is about that one. */
export function showInToaster(kind: string, text: string): void {
  const toast = document.createElement('div')
  toast.setAttribute('role', 'alert')
  toast.dataset.kind = kind
  toast.textContent = text
  document.body.append(toast)
}

export function removeToasts(): void {
  for (const toast of document.querySelectorAll('[data-kind]')) toast.remove()
}
