import { useState } from 'react'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { Button } from '../../ui/Button'
import { useItemWrites } from '../actions/useItemWrites'
import { ConfirmQuestion } from '../ui/ConfirmQuestion'
import { focusItemTitle } from './ItemHeader'

/** Notes that the sender accepted a quote by phone, after a question. */
export function AcceptByPhone({ sentItem, replyId }: { sentItem: SentItemKey; replyId: string }) {
  const { submit, isWaiting, isBusy } = useItemWrites(sentItem)
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => {
    setIsAsking(false)
    focusItemTitle()
  }
  if (isAsking)
    return (
      <ConfirmQuestion
        question={deskConversationMessages.acceptByPhoneQuestion}
        confirmName={deskConversationMessages.acceptByPhone}
        onConfirm={() => {
          submit({ type: 'acceptByPhone', replyId })
          leave()
        }}
        onCancel={leave}
      />
    )
  const isPending = isWaiting('acceptByPhone')
  return (
    <div>
      <Button
        tone="quiet"
        aria-busy={isBusy('acceptByPhone')}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) setIsAsking(true)
        }}
      >
        {deskConversationMessages.acceptByPhone}
      </Button>
    </div>
  )
}
