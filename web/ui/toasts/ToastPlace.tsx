import styles from './ToastPlace.module.css'

/** Where toasts appear: below the header, also while a bar above it moves it down. */
export function ToastPlace() {
  return <div id="toasts" className={styles.place} />
}

export function getToastPlace(): HTMLElement {
  return document.getElementById('toasts') ?? document.body
}
