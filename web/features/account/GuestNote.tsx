import { useHasSentAsGuest } from '../../data/guestMark'
import styles from './GuestNote.module.css'

/** Tells whoever has sent something as a guest what becomes of it; for everybody else it is nothing. */
export function GuestNote({ children }: { children: string }) {
  return useHasSentAsGuest() ? <p className={styles.note}>{children}</p> : null
}
