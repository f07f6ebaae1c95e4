import { useEffect, useRef } from 'react'
import { copyLinkHint } from '../../domain/messages/sharing'
import { TextField } from '../forms/TextField'
import styles from './CopyableLink.module.css'

/** Shows a link as selected text, for browsers that can neither share nor copy it automatically. */
export function CopyableLink({ label, url }: { label: string; url: string }) {
  const fieldRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    fieldRef.current?.focus()
  }, [])
  return (
    <div className={styles.link}>
      <TextField
        label={label}
        name="link"
        hint={copyLinkHint}
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
