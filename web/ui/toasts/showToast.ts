import type { ToastKind } from './toaster'

/**
 * Shows a message at the top of the page. The toast library is loaded with the first message. If it cannot be loaded,
 * for example offline, the message is shown without the library.
 */
export function showToast(kind: ToastKind, text: string): void {
  // Handle a failed import at once, not after the next paint: by then, the browser may have reported an unhandled
  // rejection.
  const toasterPromise = import('./toaster').then(
    ({ showInToaster }) => showInToaster,
    () => showPlainToast,
  )
  runAfterPaint(() => {
    void toasterPromise.then((show) => {
      show(kind, text)
    })
  })
}

/**
 * Runs the callback after the next paint, so that the pressed button updates before the slower toast renders. If the
 * page is hidden, runs the callback at once, because hidden pages are never painted.
 */
function runAfterPaint(callback: () => void) {
  if (document.hidden) callback()
  else requestAnimationFrame(() => setTimeout(callback))
}

function showPlainToast(_kind: ToastKind, text: string) {
  const output = document.createElement('output')
  output.className = 'plain-toast'
  output.setAttribute('role', 'alert')
  output.textContent = text
  document.body.append(output)
  setTimeout(() => {
    output.remove()
  }, 5000)
}
