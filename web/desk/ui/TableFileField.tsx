import { type ChangeEvent, useId } from 'react'
import styles from './TableFileField.module.css'

/** Chooses a file that a spreadsheet program has exported. */
export function TableFileField({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const id = useId()
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) onChoose(file)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        className={styles.file}
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onClick={({ currentTarget }) => {
          // Choosing the same file again, after it was corrected, must be a change.
          currentTarget.value = ''
        }}
        onChange={handleChange}
      />
    </div>
  )
}
