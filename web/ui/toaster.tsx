import { createRoot } from 'react-dom/client'
import { type Id, toast, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import type { ToastKind } from './toast'
import './toaster.css'

const place = document.body.appendChild(document.createElement('div'))
createRoot(place).render(
  <ToastContainer position="top-center" autoClose={5000} newestOnTop hideProgressBar />,
)

// More would cover what a visitor on a phone is about to press next.
const mostAtOnce = 2
let standing: { text: string; id: Id }[] = []

/** Shows a message; one that still stands is shown afresh instead of a second time, and the oldest makes room. */
export function announce(kind: ToastKind, text: string): void {
  const shown = standing.find((one) => one.text === text && toast.isActive(one.id))
  if (shown) toast.update(shown.id, { type: kind, autoClose: 5000 })
  // An id of its own each time: under the same one, a message that is just leaving would swallow the next.
  const id = shown?.id ?? toast(text, { type: kind })
  standing = [...standing.filter((other) => other.text !== text), { text, id }]
  for (const oldest of standing.splice(0, standing.length - mostAtOnce)) toast.dismiss(oldest.id)
}
