/** Opens a dialog above the page, and returns a function that closes it. In Firefox before 98 the page stays active. */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal()
    return () => dialog.close()
  }
  dialog.setAttribute('open', '')
  return () => dialog.removeAttribute('open')
}
