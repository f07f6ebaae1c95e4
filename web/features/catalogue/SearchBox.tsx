import { Icon } from '../../ui/Icon'
import { searchIcon } from './icons'
import { useTypedEarly } from '../../ui/useTypedEarly'
import styles from './SearchBox.module.css'

type Props = { text: string; onType: (text: string) => void; onLeave: () => void }

/** Narrows the list by name while one types. */
export function SearchBox({ text, onType, onLeave }: Props) {
  const field = useTypedEarly<HTMLInputElement>(text, onType)
  return (
    <form
      role="search"
      method="dialog"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      <Icon drawing={searchIcon} />
      <input
        ref={field}
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
