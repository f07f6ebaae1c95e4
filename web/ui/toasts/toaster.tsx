import { createRoot } from 'react-dom/client'
import { cssTransition, type Id, toast, ToastContainer } from 'react-toastify/unstyled'
import { getToastPlace } from './ToastPlace'
import './toaster.css'

export type ToastKind = 'success' | 'error' | 'info'

/** A button in a toast. */
export type ToastAction = { label: string; onSelect: () => void }

const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit' })
createRoot(getToastPlace()).render(
  <ToastContainer position="top-center" autoClose={5000} transition={fade} hideProgressBar />,
)

let latestToast: Id | undefined

// A new submit removes the message about the previous one.
document.addEventListener('submit', dismissToast, { capture: true })

/** Fades the visible toast out and forgets it: a message put into a toast that fades out would be lost. */
function dismissToast(): void {
  toast.dismiss()
  latestToast = undefined
}

/** Shows a toast, which replaces the visible one: on a phone, two would cover the buttons below them. */
export function showInToaster(kind: ToastKind, text: string, action?: ToastAction): void {
  const content = action ? <ToastWithAction text={text} {...action} /> : <span>{text}</span>
  if (latestToast !== undefined && toast.isActive(latestToast))
    toast.update(latestToast, { type: kind, render: content, autoClose: 5000 })
  // A new toast needs a new id: it is not shown while a toast with the same id is closing.
  else latestToast = toast(content, { type: kind })
}

function ToastWithAction({ text, label, onSelect }: ToastAction & { text: string }) {
  const select = () => {
    dismissToast()
    onSelect()
  }
  return (
    <>
      <span>{`${text} `}</span>
      <button className="toast-action" type="button" onClick={select}>
        {label}
      </button>
    </>
  )
}
