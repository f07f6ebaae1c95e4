import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { routePaths } from '../../../domain/site/routePaths'
import type { CartItem } from '../../../domain/order-list/orderList'
import { formatProductCount } from '../../../domain/order-list/formatProductCount'
import { formatQuantitySums } from '../../../domain/order-list/formatQuantitySums'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { formatSharedList } from '../../../domain/order-list/sharedList'
import { ShareButton } from '../../ui/sharing/ShareButton'
import { getSharedListPath } from './useSharedListOffer'
import { Link } from '../../ui/Link'
import { selectAuth } from '../../state/authSlice'
import { previousURLSaved } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/storeHooks'
import styles from './OrderListSummary.module.css'

/** SVG path data of the order list's icons, on a 24×24 view box. */
const printIcon = 'M7 9V4h10v5M7 17H4V9.5h16V17h-3M7 14h10v6H7Z'

type Props = { items: readonly CartItem[]; onClear: () => void }

export function OrderListSummary({ items, onClear }: Props) {
  const sums = formatQuantitySums(items)
  return (
    <div className={styles.summary}>
      <p className={styles.sum}>
        <strong className={styles.products}>{formatProductCount(items.length)}</strong>
        {sums.length > 0 ? <span>{orderListPageMessages.formatTotalText(sums)}</span> : null}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={routePaths.request}>{orderListPageMessages.requestProductsText}</ButtonLink>
        <div className={styles.pair}>
          <ShareListButton items={items} />
          <Button tone="quiet" onClick={() => print()}>
            <Icon pathData={printIcon} />
            {orderListPageMessages.printText}
          </Button>
        </div>
        <button className={styles.clear} type="button" onClick={onClear}>
          {orderListPageMessages.clearListText}
        </button>
        <ListSignInPrompt />
      </div>
    </div>
  )
}

function ShareListButton({ items }: { items: readonly CartItem[] }) {
  return (
    <ShareButton
      path={getSharedListPath(formatSharedList(items))}
      title={orderListPageMessages.sharedListTitle}
      copiedMessage={orderListPageMessages.linkCopiedMessage}
      linkLabel={orderListPageMessages.linkLabel}
    >
      {orderListPageMessages.shareListText}
    </ShareButton>
  )
}

function ListSignInPrompt() {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const dispatch = useShopDispatch()
  const rememberReturnPath = () => dispatch(previousURLSaved(routePaths.orderList))
  if (isLoggedIn) return null
  return (
    <p className={styles.line}>
      <Link className={styles.link} to={routePaths.login} onClick={rememberReturnPath}>
        {orderListPageMessages.signInText}
      </Link>
    </p>
  )
}
