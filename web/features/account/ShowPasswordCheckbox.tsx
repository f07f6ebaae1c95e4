import { accountMessages } from '../../../domain/messages/account'
import styles from './ShowPasswordCheckbox.module.css'

type Props = { isShown: boolean; onChange: (isShown: boolean) => void }

/** Shows the typed passwords as text. */
export function ShowPasswordCheckbox({ isShown, onChange }: Props) {
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
      {accountMessages.showPassword}
    </label>
  )
}
