import type { ToastKind } from '../../web/ui/toasts/toaster'

/** Stands for showToast of web/ui, whose toasts come and go in their time; tests/stories/messages.test.ts is about that one. */
export function showToast(kind: ToastKind, text: string): void {
  const toast = document.createElement('div')
  toast.setAttribute('role', 'alert')
  toast.dataset.kind = kind
  toast.textContent = text
  document.body.append(toast)
}

export function removeToasts(): void {
  for (const toast of document.querySelectorAll('[data-kind]')) toast.remove()
}
