import type { Ref } from 'react'
import styles from './Trap.module.css'

/** A field that people neither see nor reach nor hear; programs that fill in everything fill it in. */
export function Trap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" type="text" tabIndex={-1} autoComplete="off" ref={ref} />
      </label>
    </div>
  )
}
