import { productsMessages } from '../../../domain/messages/products'
import { useShopServices } from '../../data/ShopServices'
import { Icon } from '../../ui/Icon'
import { useEarlyInput } from '../../ui/forms/useEarlyInput'
import { prefetchSearch } from './prefetchCatalogue'
import styles from './SearchBox.module.css'

/** SVG path data of the icon that means 'search', on a 24×24 view box. */
const searchIcon = 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2L21 21'

type Props = { text: string; onTextChange: (text: string) => void; onCommit: () => void }

export function SearchBox({ text, onTextChange, onCommit }: Props) {
  const { catalogue } = useShopServices()
  const fieldRef = useEarlyInput<HTMLInputElement>(text, onTextChange)
  return (
    <form
      role="search"
      method="dialog"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onCommit()
      }}
    >
      <Icon pathData={searchIcon} />
      <input
        ref={fieldRef}
        className={styles.input}
        type="search"
        placeholder={productsMessages.searchProducts}
        aria-label={productsMessages.searchProducts}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onFocus={() => prefetchSearch(catalogue)}
        onBlur={onCommit}
      />
    </form>
  )
}
