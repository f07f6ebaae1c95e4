import { importAgain } from '../../browser/importAgain'
import { runAfterPaint } from '../../browser/runAfterPaint'
import { getToastPlace } from './ToastPlace'
import type { ToastAction, ToastKind } from './toaster'

/** Shows a toast. If the toast library cannot be loaded, for example offline, shows the message without it. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction): void {
  // Handle a failed import before the next paint, or the browser may report an unhandled rejection.
  const toasterPromise = importAgain(() => import('./toaster')).then(
    ({ showInToaster }) => showInToaster,
    () => showPlainToast,
  )
  runAfterPaint(() => void toasterPromise.then((show) => show(kind, text, action)))
}

function showPlainToast(_kind: ToastKind, text: string) {
  const output = document.createElement('output')
  output.className = 'plain-toast'
  output.setAttribute('role', 'alert')
  output.textContent = text
  getToastPlace().append(output)
  setTimeout(() => output.remove(), 5000)
}
