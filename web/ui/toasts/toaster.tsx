import { createRoot } from 'react-dom/client'
import { type Id, toast, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toaster.css'

export type ToastKind = 'success' | 'error' | 'info'

const container = document.body.appendChild(document.createElement('div'))
createRoot(container).render(
  <ToastContainer position="top-center" autoClose={5000} newestOnTop hideProgressBar />,
)

// On a phone, more toasts would cover the buttons that the visitor presses next.
const maxToasts = 2
let activeToasts: { text: string; id: Id }[] = []

/** Shows a toast, or shows a visible toast with the same text for longer. Dismisses the oldest of too many toasts. */
export function showInToaster(kind: ToastKind, text: string): void {
  const existing = activeToasts.find((entry) => entry.text === text && toast.isActive(entry.id))
  if (existing) toast.update(existing.id, { type: kind, autoClose: 5000 })
  // A new toast needs a new id: it is not shown while a toast with the same id is closing.
  const id = existing?.id ?? toast(text, { type: kind })
  activeToasts = [...activeToasts.filter((entry) => entry.text !== text), { text, id }]
  for (const oldest of activeToasts.splice(0, activeToasts.length - maxToasts)) toast.dismiss(oldest.id)
}
