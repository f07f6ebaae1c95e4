export type ToastKind = 'success' | 'error' | 'info'

/**
 * Tells the visitor something at the top of the page, whatever screen they are on.
 *
 * The library arrives with the first message. When it cannot (the visitor is offline), the words are shown without it:
 * the messages that matter most are the ones about being offline.
 */
export function showToast(kind: ToastKind, text: string): void {
  import('./toaster').then(
    ({ announce }) => {
      announce(kind, text)
    },
    () => {
      showPlainly(text)
    },
  )
}

function showPlainly(text: string) {
  const note = document.createElement('output')
  note.className = 'plain-toast'
  note.setAttribute('role', 'alert')
  note.textContent = text
  document.body.append(note)
  setTimeout(() => {
    note.remove()
  }, 5000)
}
