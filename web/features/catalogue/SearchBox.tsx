import { Icon } from '../../ui/Icon'
import styles from './SearchBox.module.css'

type Props = { text: string; onType: (text: string) => void; onLeave: () => void }

/** Narrows the list by name while one types. */
export function SearchBox({ text, onType, onLeave }: Props) {
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      <Icon name="search" />
      <input
        className={styles.input}
        type="search"
        placeholder="Search Products"
        aria-label="Search Products"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => {
          onType(event.target.value)
        }}
        onBlur={onLeave}
      />
    </form>
  )
}
