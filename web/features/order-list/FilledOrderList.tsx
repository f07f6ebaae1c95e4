import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { type CartItem, getItemQuantity, toOrderItems } from '../../../domain/order-list/orderList'
import { formatProductCount } from '../../../domain/order-list/formatProductCount'
import type { OrderListActions } from './useOrderListActions'
import type { UndoableRemoval } from './useUndo'
import { useRef, type ReactNode } from 'react'
import { orderListMessages } from '../../../domain/messages/orderList'
import { OrderListRow } from './OrderListRow'
import { useFocusFallback } from './useFocusFallback'
import { Icon } from '../../ui/Icon'
import { undoIcon } from '../../ui/icons'
import { routePaths } from '../../../domain/site/routePaths'
import { formatQuantitySums } from '../../../domain/order-list/formatQuantitySums'
import { Button, ButtonLink } from '../../ui/Button'
import { formatOrderList } from '../../../domain/order-list/formatOrderList'
import { getSharedListPath } from '../../../domain/order-list/sharedList'
import { SendListOnWhatsApp } from '../../ui/sharing/SendListOnWhatsApp'
import { ShareButton } from '../../ui/sharing/ShareButton'
import { Link } from '../../ui/Link'
import { selectAuth } from '../../state/authSlice'
import { previousURLSaved } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/storeHooks'
import styles from './FilledOrderList.module.css'

type OrderListItemProps = {
  item: CartItem
  isRemoved: boolean
  actions: OrderListActions
  onUndo: () => void
}

type Props = {
  items: readonly CartItem[]
  actions: OrderListActions
  removal: UndoableRemoval | null
  onUndo: () => void
}

/** The rows of the order list, and a summary with the actions for the whole list. */
export function FilledOrderList({ items, actions, removal, onUndo }: Props) {
  return (
    <>
      {removal?.kind === 'list' ? (
        <div className={styles.replaced}>
          <UndoPrompt onUndo={onUndo}>
            {orderListPageMessages.formatReplacedListText(formatProductCount(removal.itemsBefore.length))}
          </UndoPrompt>
        </div>
      ) : null}
      <div className={styles.columns}>
        <ul>
          {getVisibleItems(items, removal).map((item) => (
            <OrderListItem
              key={item.id}
              item={item}
              isRemoved={getItemQuantity(items, item.id) === 0}
              actions={actions}
              onUndo={onUndo}
            />
          ))}
        </ul>
        <OrderListSummary items={items} onClear={actions.clear} />
      </div>
    </>
  )
}

/** The products that have a row: one that was just removed keeps its row, which shows the Undo button. */
function getVisibleItems(items: readonly CartItem[], removal: UndoableRemoval | null): readonly CartItem[] {
  return removal?.kind === 'product' ? removal.itemsBefore : items
}

/** A row of the order list. If the product was just removed, the row shows an Undo button instead of the product. */
function OrderListItem({ item, isRemoved, actions, onUndo }: OrderListItemProps) {
  const itemRef = useRef<HTMLLIElement>(null)
  useFocusFallback(itemRef, isRemoved)
  return (
    <li className={isRemoved ? styles.removed : styles.line} ref={itemRef} tabIndex={-1}>
      {isRemoved ? (
        <UndoPrompt onUndo={onUndo}>{orderListMessages.formatRemoveMessage(item.name)}</UndoPrompt>
      ) : (
        <OrderListRow item={item} actions={actions} />
      )}
    </li>
  )
}

/** Undo after a removal; it is not where Remove was, so that a double click on Remove does not press it. */
function UndoPrompt({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  return (
    <p className={styles.prompt}>
      <span>{children}</span>
      <button className={styles.undo} type="button" onClick={onUndo}>
        <Icon pathData={undoIcon} />
        {orderListPageMessages.undoText}
      </button>
    </p>
  )
}

/** SVG path data of the order list's icons, on a 24×24 view box. */
const printIcon = 'M7 9V4h10v5M7 17H4V9.5h16V17h-3M7 14h10v6H7Z'

function OrderListSummary({ items, onClear }: { items: readonly CartItem[]; onClear: () => void }) {
  const sums = formatQuantitySums(items)
  return (
    <div className={styles.summary}>
      <p className={styles.sum}>
        <strong className={styles.products}>{formatProductCount(items.length)}</strong>
        {sums.length > 0 ? <span>{orderListPageMessages.formatTotalText(sums)}</span> : null}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={routePaths.request}>{orderListPageMessages.requestProductsText}</ButtonLink>
        <SendListOnWhatsApp list={formatOrderList(items)} items={toOrderItems(items)} />
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
        <p className={styles.sharing}>
          <Link className={styles.shareLink} to={routePaths.delivery}>
            {orderListPageMessages.deliveryLink}
          </Link>
        </p>
        <ListSignInPrompt />
      </div>
    </div>
  )
}

function ShareListButton({ items }: { items: readonly CartItem[] }) {
  return (
    <ShareButton
      path={getSharedListPath(toOrderItems(items))}
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
    <p className={styles.sharing}>
      <Link className={styles.shareLink} to={routePaths.login} onClick={rememberReturnPath}>
        {orderListPageMessages.signInText}
      </Link>
    </p>
  )
}
