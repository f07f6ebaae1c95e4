import { createRoot } from 'react-dom/client'
import { type Id, toast, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toaster.css'

export type ToastKind = 'success' | 'error' | 'info'

const container = document.body.appendChild(document.createElement('div'))
createRoot(container).render(
  <ToastContainer position="top-center" autoClose={5000} newestOnTop hideProgressBar />,
)

// More toasts would cover what a visitor on a phone presses next.
const maxToasts = 2
let activeToasts: { text: string; id: Id }[] = []

/** Shows a toast. A toast with the same text is extended, and the oldest toast is dismissed at the limit. */
export function showInToaster(kind: ToastKind, text: string): void {
  const existing = activeToasts.find((entry) => entry.text === text && toast.isActive(entry.id))
  if (existing) toast.update(existing.id, { type: kind, autoClose: 5000 })
  // Each toast has a new id: a toast that is closing would swallow a new one with the same id.
  const id = existing?.id ?? toast(text, { type: kind })
  activeToasts = [...activeToasts.filter((entry) => entry.text !== text), { text, id }]
  for (const oldest of activeToasts.splice(0, activeToasts.length - maxToasts)) toast.dismiss(oldest.id)
}
