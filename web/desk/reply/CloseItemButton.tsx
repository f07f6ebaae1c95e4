import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { deskReplyMessages } from '../../../domain/messages/desk/reply'
import { Button } from '../../ui/Button'
import { useItemWrites } from '../actions/useItemWrites'
import { focusItemTitle } from '../item/itemTitleId'

/** Closes an answered item: nothing is left to do. */
export function CloseItemButton({ sentItem }: { sentItem: SentItemKey }) {
  const { submit, isBusy, isWaiting } = useItemWrites(sentItem)
  const close = () => {
    if (isWaiting('close')) return
    submit({ type: 'close' })
    focusItemTitle()
  }
  return (
    <div>
      <Button tone="quiet" aria-busy={isBusy('close')} aria-disabled={isWaiting('close')} onClick={close}>
        {deskReplyMessages.closeItem}
      </Button>
    </div>
  )
}
