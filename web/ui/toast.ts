export type ToastKind = 'success' | 'error' | 'info'

/**
 * Tells the visitor something at the top of the page, whatever screen they are on.
 *
 * The library arrives with the first message. When it cannot (the visitor is offline), the words are shown without it:
 * the messages that matter most are the ones about being offline.
 */
export function showToast(kind: ToastKind, text: string): void {
  // Its failure is caught here: one that comes before the paint would be nobody's.
  const coming = import('./toaster').then(
    ({ announce }) => announce,
    () => showPlainly,
  )
  afterPaint(() => {
    void coming.then((show) => {
      show(kind, text)
    })
  })
}

/** What a press changed is painted before its message: drawing that takes longer. A page that nobody sees is not painted. */
function afterPaint(act: () => void) {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}

function showPlainly(_kind: ToastKind, text: string) {
  const note = document.createElement('output')
  note.className = 'plain-toast'
  note.setAttribute('role', 'alert')
  note.textContent = text
  document.body.append(note)
  setTimeout(() => {
    note.remove()
  }, 5000)
}
