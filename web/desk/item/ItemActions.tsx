import { canReopen } from '../../../domain/conversation/decideLaterMove'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { focusUndoNotice } from '../reply/UndoNotice'
import { ItemReminder } from './ItemReminder'
import { MoveButton } from './MoveButton'
import { NewLink } from './NewLink'
import styles from './ItemActions.module.css'
import desk from '../ui/desk.module.css'

type Props = { sentItem: SentItem; now: number }

/** Closing, reopening, and being reminded of an item, and a new link to a closed one. */
export function ItemActions({ sentItem, now }: Props) {
  const { status, accepted, updatedAt } = sentItem
  const isClosed = status === 'closed'
  const mayReopen = isClosed ? canReopen(updatedAt, now) : status !== 'new'
  const reopenButton = mayReopen ? (
    <MoveButton
      item={sentItem}
      action={{ type: 'reopen' }}
      name={deskConversationMessages.reopen}
      question={accepted && deskConversationMessages.reopenAcceptedQuestion}
    />
  ) : null
  return (
    <div className={`${styles.actions} ${desk.screenOnly}`}>
      {isClosed ? (
        <>
          {reopenButton}
          <NewLink sentItem={sentItem} />
        </>
      ) : (
        <ItemReminder sentItem={sentItem} now={now}>
          {/* Closing can be undone. */}
          <MoveButton
            item={sentItem}
            action={{ type: 'close' }}
            name={deskReplyMessages.closeItem}
            question={status === 'new' ? deskConversationMessages.closeNewQuestion : null}
            focusNext={focusUndoNotice}
          />
          {reopenButton}
        </ItemReminder>
      )}
    </div>
  )
}
