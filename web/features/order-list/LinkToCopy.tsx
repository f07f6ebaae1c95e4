import { useEffect, useRef } from 'react'
import { TextField } from '../../ui/TextField'
import styles from './LinkToCopy.module.css'

/** The link to the list, selected, where the browser neither shares nor copies it by itself. */
export function LinkToCopy({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])
  return (
    <div className={styles.link}>
      <TextField
        label="Link to your list"
        name="link"
        hint="This browser does not copy by itself: copy the link from here."
        ref={field}
        value={url}
        readOnly
        onFocus={(event) => {
          event.currentTarget.select()
        }}
      />
    </div>
  )
}
