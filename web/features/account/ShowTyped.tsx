import styles from './ShowTyped.module.css'

type Props = { isShown: boolean; onChange: (isShown: boolean) => void }

/** Lets people read the password that they type: with a small keyboard on a phone that saves many a try. */
export function ShowTyped({ isShown, onChange }: Props) {
  return (
    <label className={styles.line}>
      <input
        className={styles.box}
        type="checkbox"
        checked={isShown}
        onChange={({ target }) => {
          onChange(target.checked)
        }}
      />
      Show what I type
    </label>
  )
}
