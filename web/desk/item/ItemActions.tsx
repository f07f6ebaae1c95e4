import { useState } from 'react'
import { canReopen } from '../../../domain/conversation/decideLaterMove'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { Button } from '../../ui/Button'
import { useItemWrites } from '../actions/useItemWrites'
import { focusUndoNotice } from '../reply/UndoNotice'
import { ConfirmQuestion } from '../ui/ConfirmQuestion'
import { focusItemTitle } from './ItemHeader'
import { ItemReminder } from './ItemReminder'
import styles from './ItemActions.module.css'
import desk from '../ui/desk.module.css'

type Props = { sentItem: SentItem; now: number }

/** Closing, reopening, and being reminded of an item. */
export function ItemActions({ sentItem, now }: Props) {
  const { status, updatedAt } = sentItem
  const isClosed = status === 'closed'
  const mayReopen = isClosed ? canReopen(updatedAt, now) : status !== 'new'
  return (
    <div className={`${styles.actions} ${desk.screenOnly}`}>
      {isClosed ? null : (
        <ItemReminder sentItem={sentItem} now={now}>
          <CloseButton sentItem={sentItem} />
          {mayReopen ? <ReopenButton sentItem={sentItem} /> : null}
        </ItemReminder>
      )}
      {isClosed && mayReopen ? <ReopenButton sentItem={sentItem} /> : null}
    </div>
  )
}

/** Closes an item, which can be undone; one that nobody has answered only after a question. */
function CloseButton({ sentItem }: { sentItem: SentItem }) {
  const { submit, isBusy, isWaiting } = useItemWrites(sentItem)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    setIsAsking(false)
    submit({ type: 'close' })
    focusUndoNotice()
  }
  const leave = () => {
    setIsAsking(false)
    focusItemTitle()
  }
  if (isAsking && sentItem.status === 'new')
    return (
      <ConfirmQuestion
        question={deskConversationMessages.closeNewQuestion}
        confirmName={deskReplyMessages.closeItem}
        onConfirm={close}
        onCancel={leave}
      />
    )
  const press = () => {
    if (isWaiting('close')) return
    if (sentItem.status === 'new') setIsAsking(true)
    else close()
  }
  return (
    <Button tone="quiet" aria-busy={isBusy('close')} aria-disabled={isWaiting('close')} onClick={press}>
      {deskReplyMessages.closeItem}
    </Button>
  )
}

/** Makes an item wait again; one that has an acceptance only after a question, because it loses it. */
function ReopenButton({ sentItem }: { sentItem: SentItem }) {
  const { submit, isBusy, isWaiting } = useItemWrites(sentItem)
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => {
    setIsAsking(false)
    focusItemTitle()
  }
  const reopen = () => {
    submit({ type: 'reopen' })
    leave()
  }
  if (isAsking)
    return (
      <ConfirmQuestion
        question={deskConversationMessages.reopenAcceptedQuestion}
        confirmName={deskConversationMessages.reopen}
        onConfirm={reopen}
        onCancel={leave}
      />
    )
  const press = () => {
    if (isWaiting('reopen')) return
    if (sentItem.accepted) setIsAsking(true)
    else reopen()
  }
  return (
    <Button tone="quiet" aria-busy={isBusy('reopen')} aria-disabled={isWaiting('reopen')} onClick={press}>
      {deskConversationMessages.reopen}
    </Button>
  )
}
