import { useHasSentAsGuest } from '../../data/ShopServices'
import styles from './NoteForGuests.module.css'

/** Shows a note only to visitors who have sent a request or an enquiry as a guest. */
export function NoteForGuests({ children }: { children: string }) {
  return useHasSentAsGuest() ? <p className={styles.note}>{children}</p> : null
}
