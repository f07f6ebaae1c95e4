import { useHasSentAsGuest } from '../../data/sentAsGuest'
import styles from './NoteForGuests.module.css'

/** A note for visitors who have sent something as a guest; nothing for others. */
export function NoteForGuests({ children }: { children: string }) {
  return useHasSentAsGuest() ? <p className={styles.note}>{children}</p> : null
}
