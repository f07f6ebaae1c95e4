import { useEffect, useRef } from 'react'
import { linkHint, linkLabel } from '../../domain/messages/sharedList'
import { TextField } from '../../ui/forms/TextField'
import styles from './CopyableLink.module.css'

/** Shows a link as selected text, for browsers that can neither share nor copy it automatically. */
export function CopyableLink({ url }: { url: string }) {
  const fieldRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    fieldRef.current?.focus()
  }, [])
  return (
    <div className={styles.link}>
      <TextField
        label={linkLabel}
        name="link"
        hint={linkHint}
        ref={fieldRef}
        value={url}
        readOnly
        onFocus={(event) => {
          event.currentTarget.select()
        }}
      />
    </div>
  )
}
