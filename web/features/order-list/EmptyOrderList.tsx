import { routePaths } from '../../domain/site/routePaths'
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
      title="Your order list is empty"
      actions={
        <>
          {onUndo ? (
            <Button tone="quiet" onClick={onUndo}>
              <Icon pathData={undoIcon} />
              Undo
            </Button>
          ) : null}
          <ButtonLink to={routePaths.store}>Visit Products</ButtonLink>
        </>
      }
    >
      <p>
        {isPersisted
          ? 'Add what you need from any product; it is kept in this browser until you send it.'
          : 'Add what you need from any product. This browser does not let us keep your list: it is here until you close or reload the page.'}
      </p>
    </Notice>
  )
}
