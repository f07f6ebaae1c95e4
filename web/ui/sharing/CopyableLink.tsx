import { useEffect, useId, useRef } from 'react'
import { sharingMessages } from '../../../domain/messages/sharing'
import styles from './CopyableLink.module.css'

/** Shows a link as selected text, for browsers that can neither share nor copy it automatically. */
export function CopyableLink({ label, url }: { label: string; url: string }) {
  const id = useId()
  const hintId = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    fieldRef.current?.focus()
  }, [])
  // Not a TextField: product pages would load the forms' code for a field that hardly anybody sees.
  return (
    <div className={styles.link}>
      <label htmlFor={id}>{label}</label>
      <input
        className={styles.url}
        id={id}
        ref={fieldRef}
        value={url}
        readOnly
        aria-describedby={hintId}
        onFocus={(event) => {
          event.currentTarget.select()
        }}
      />
      <p className={styles.hint} id={hintId}>
        {sharingMessages.copyLinkHint}
      </p>
    </div>
  )
}
