import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import { routePaths } from '../../../domain/site/routePaths'
import { useIsListPersisted } from '../../state/listPersistence'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { undoIcon } from '../../ui/icons'
import { Notice } from '../../ui/Notice'

/** The notice for an empty order list, with a button that undoes the last removal. */
export function EmptyOrderList({ onUndo }: { onUndo: (() => void) | null }) {
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
