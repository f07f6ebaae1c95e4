import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { useShopSelector } from '../../state/storeHooks'
import { selectIsReduxStateRestored } from '../../state/store'
import { PageSection } from '../../ui/PageSection'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { NoScriptNotice } from '../../ui/NoScriptNotice'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { orderListPageMetadata } from './orderListMetadata'
import { useRef, useSyncExternalStore } from 'react'
import { selectCartItems } from '../../state/cartSlice'
import { FilledOrderList } from './FilledOrderList'
import { SharedListPanel } from './SharedListPanel'
import { useFocusFallback } from './useFocusFallback'
import { useOrderListActions } from './useOrderListActions'
import { useSharedListOffer } from './useSharedListOffer'
import { useUndo } from './useUndo'
import { routePaths } from '../../../domain/site/routePaths'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { undoIcon } from '../../ui/icons'
import { Notice } from '../../ui/Notice'
import { useShopServices } from '../../data/ShopServices'
import { getListPersistence } from '../../state/listPersistence'
import styles from './ConfirmListPage.module.css'

/**
 * The page with the visitor's order list. It has no subheading, because the specification leaves the subheading empty.
 */
export function ConfirmListPage() {
  usePageMetadata(orderListPageMetadata)
  const isRestored = useShopSelector(selectIsReduxStateRestored)
  return (
    <PageSection>
      <Heading level={1}>{orderListPageMessages.confirmListHeading}</Heading>
      <NoScriptNotice purpose={orderListPageMessages.confirmListScriptPurpose} />
      {isRestored ? <OrderList /> : <LoadingIndicator label={orderListPageMessages.listLoadingLabel} />}
    </PageSection>
  )
}

function OrderList() {
  const items = useShopSelector(selectCartItems)
  const { actions, removal, undo } = useUndo(useOrderListActions())
  const { offer, isWaiting, close } = useSharedListOffer()
  const regionRef = useRef<HTMLDivElement>(null)
  useFocusFallback(regionRef, `${items.length} ${offer ? 'offered' : ''} ${removal?.kind ?? ''}`)
  return (
    <>
      {isWaiting ? <LoadingIndicator label={orderListPageMessages.listLoadingLabel} /> : null}
      {offer ? (
        <SharedListPanel key={offer.text} offer={offer} ownItems={items} actions={actions} onClose={close} />
      ) : null}
      <div
        className={styles.region}
        ref={regionRef}
        tabIndex={-1}
        role="group"
        aria-label={orderListPageMessages.orderListLabel}
      >
        {isWaiting ? null : items.length > 0 ? (
          <FilledOrderList items={items} actions={actions} removal={removal} onUndo={undo} />
        ) : offer ? null : (
          <EmptyOrderList onUndo={removal ? undo : null} />
        )}
      </div>
    </>
  )
}

function EmptyOrderList({ onUndo }: { onUndo: (() => void) | null }) {
  const isPersisted = useIsListPersisted()
  return (
    <Notice
      level={2}
      title={orderListPageMessages.emptyListTitle}
      actions={
        <>
          {onUndo ? (
            <Button tone="quiet" onClick={onUndo}>
              <Icon pathData={undoIcon} />
              {orderListPageMessages.undoText}
            </Button>
          ) : null}
          <ButtonLink to={routePaths.store}>{orderListPageMessages.visitProductsText}</ButtonLink>
        </>
      }
    >
      <p>{isPersisted ? orderListPageMessages.emptyListText : orderListPageMessages.emptyUnsavedListText}</p>
    </Notice>
  )
}

/** Whether the browser has stored the order list. True before the first write. */
function useIsListPersisted(): boolean {
  const { subscribe, read } = getListPersistence(useShopServices().storage)
  return useSyncExternalStore(subscribe, read, () => true)
}
