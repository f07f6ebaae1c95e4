import { useEffect, useRef } from 'react'
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
        label="Link to your list"
        name="link"
        hint="This browser does not copy by itself: copy the link from here."
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
