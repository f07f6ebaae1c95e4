import { createRoot } from 'react-dom/client'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import type { ToastKind } from './toast'
import './toaster.css'

const place = document.body.appendChild(document.createElement('div'))
createRoot(place).render(
  <ToastContainer position="top-center" autoClose={5000} newestOnTop hideProgressBar />,
)

// More would cover what a visitor on a phone is about to press next.
const mostAtOnce = 2
let standing: string[] = []

/** Shows a message; one that still stands is shown afresh instead of a second time, and the oldest makes room. */
export function announce(kind: ToastKind, text: string): void {
  if (toast.isActive(text)) toast.update(text, { type: kind, autoClose: 5000 })
  else toast(text, { type: kind, toastId: text })
  standing = [...standing.filter((other) => other !== text), text]
  for (const oldest of standing.splice(0, standing.length - mostAtOnce)) toast.dismiss(oldest)
}
