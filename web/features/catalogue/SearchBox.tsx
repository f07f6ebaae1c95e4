import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { productsMessages } from '../../../domain/messages/products'
import { useShopServices } from '../../data/ShopServices'
import { Icon } from '../../ui/Icon'
import { searchIcon } from '../../ui/icons'
import { useEarlyInput } from '../../ui/forms/useEarlyInput'
import { readField } from './historyState'
import { prefetchSearch } from './prefetchCatalogue'
import styles from './SearchBox.module.css'

type Props = { text: string; onTextChange: (text: string) => void; onCommit: () => void }

export function SearchBox({ text, onTextChange, onCommit }: Props) {
  const { catalogue } = useShopServices()
  const fieldRef = useEarlyInput<HTMLInputElement>(text, onTextChange)
  const location = useLocation()
  const isRequested = readField(location.state, 'focus') === 'search'
  // Use useEffect: after a navigation, the layout focuses the main area in useLayoutEffect, which runs earlier.
  useEffect(() => {
    if (isRequested) fieldRef.current?.focus()
  }, [location.key, isRequested, fieldRef])
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
        name="search"
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
