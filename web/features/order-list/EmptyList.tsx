import { paths } from '../../app/paths'
import { useIsListKept } from '../../state/listKept'
import { Button, ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { undoIcon } from '../../ui/icons'
import { Notice } from '../../ui/Notice'

/** Nothing is listed: where to find something, and how to bring back what was just taken off. */
export function EmptyList({ onUndo }: { onUndo: (() => void) | null }) {
  const isKept = useIsListKept()
  return (
    <Notice
      level={2}
      title="Your order list is empty"
      actions={
        <>
          {onUndo ? (
            <Button tone="quiet" onClick={onUndo}>
              <Icon drawing={undoIcon} />
              Undo
            </Button>
          ) : null}
          <ButtonLink to={paths.store}>Visit Products</ButtonLink>
        </>
      }
    >
      <p>
        {isKept
          ? 'Add what you need from any product; it is kept in this browser until you send it.'
          : 'Add what you need from any product. This browser does not let us keep your list: it is here until you close or reload the page.'}
      </p>
    </Notice>
  )
}
