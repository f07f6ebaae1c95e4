import { type RefObject, useState } from 'react'
import { parseSerializedOrderItems, type OrderItem } from '../../../domain/order-list/orderItems'
import { routePaths } from '../../../domain/site/routePaths'
import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { type ShareableMessage, formatShareableMessage } from '../../../domain/sending/shareableMessage'
import type { OutboxItem } from '../../../domain/sending/outboxItem'
import type { OutboxDeliveryPhase } from '../../../domain/sending/outboxPhase'
import type { Submission } from '../../../domain/sending/submission'
import { outboxMessages } from '../../../domain/messages/outbox'
import { Button, ButtonLink, ExternalButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { backIcon, chatIcon, closeIcon } from '../../ui/icons'
import { type Drafts, hasOnlyContactDetails, useDrafts } from './drafts'
import { useOutboxDelivery } from './outboxDelivery'
import { TextButton } from './TextButton'
import { ReplyChannels } from './ReplyChannels'
import { readDraftSubmission } from './submitToOutbox'
import { orderListChangesMessages } from '../../../domain/messages/orderListPage'
import { type CartItem, isSameList } from '../../../domain/order-list/orderList'
import { subtractItems } from '../../../domain/order-list/subtractItems'
import { orderListReplaced, selectCartItems } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/storeHooks'
import { showToast } from '../../ui/toasts/showToast'

type Props = {
  item: OutboxItem
  phase: OutboxDeliveryPhase
  isBusy: boolean
  message: ShareableMessage
  textRef: RefObject<HTMLElement | null>
}

export function OutboxItemActions({ item, phase, isBusy, message, textRef }: Props) {
  const { retryNow } = useOutboxDelivery()
  switch (phase) {
    case 'sending':
      return null
    case 'sent':
      return (
        <>
          <ExternalButtonLink href={getWhatsAppUrl(formatShareableMessage(message))}>
            <Icon pathData={chatIcon} />
            {outboxMessages.continueOnWhatsApp}
          </ExternalButtonLink>
          <ButtonLink tone="quiet" to={routePaths.myRequests}>
            {outboxMessages.toMyRequests}
          </ButtonLink>
          {item.submission.kind === 'requests' ? (
            <RemoveSentItemsButton sentItems={parseSerializedOrderItems(item.submission.fields.items)} />
          ) : null}
        </>
      )
    case 'refused':
      return (
        <>
          <ReplyChannels message={message} textRef={textRef} isPrimary />
          <EditButton item={item} />
          <DeleteButton item={item} />
        </>
      )
    case 'unsent':
    case 'unconfirmed':
    case 'resting':
    case 'otherAccount':
      return (
        <>
          <Button onClick={() => void retryNow()} aria-busy={isBusy}>
            {outboxMessages.tryNow}
          </Button>
          <ReplyChannels message={message} textRef={textRef} />
          {phase === 'unconfirmed' || isBusy ? null : <EditButton item={item} />}
        </>
      )
  }
}

function EditButton({ item: { submission } }: { item: OutboxItem }) {
  const drafts = useDrafts()
  const removeItem = useRemoveItem()
  const draft = submission.kind === 'requests' ? drafts.request : drafts.contact
  const canReplaceDraft = hasOnlyContactDetails(draft) || readDraftSubmission(draft)?.id === submission.id
  if (!canReplaceDraft) return null
  const moveToForm = () => {
    writeDraft(drafts, submission)
    removeItem(submission.id)
  }
  return (
    <Button tone="quiet" onClick={moveToForm}>
      <Icon pathData={backIcon} />
      {outboxMessages.editItem}
    </Button>
  )
}

function writeDraft(drafts: Drafts, { kind, fields }: Submission) {
  if (kind === 'enquiries') drafts.contact.write({ ...fields })
  else {
    const { name, list, phone = '', whatsapp = '', email = '' } = fields
    drafts.request.write({ name, list, phone, whatsapp, email })
  }
}

function DeleteButton({ item: { submission } }: { item: OutboxItem }) {
  const removeItem = useRemoveItem()
  const remove = () => removeItem(submission.id)
  return (
    <Button tone="quiet" onClick={remove}>
      <Icon pathData={closeIcon} />
      {outboxMessages.deleteItem}
    </Button>
  )
}

function useRemoveItem(): (id: string) => void {
  const { outbox } = useOutboxDelivery()
  return (id) => outbox.remove((item) => item.submission.id === id)
}

type Removal = { itemsBefore: CartItem[]; itemsAfter: CartItem[] }

/** Takes only what was sent off the order list. The same button undoes it until the list changes. */
function RemoveSentItemsButton({ sentItems }: { sentItems: readonly OrderItem[] }) {
  const dispatch = useShopDispatch()
  const items = useShopSelector(selectCartItems)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const remainingItems = subtractItems(items, sentItems)
  const canUndo = removal !== null && isSameList(items, removal.itemsAfter)
  const canRemove = removal === null && !isSameList(items, remainingItems)
  if (!canUndo && !canRemove) return null
  const remove = () => {
    setRemoval({ itemsBefore: items, itemsAfter: remainingItems })
    dispatch(orderListReplaced(remainingItems))
    showToast('info', orderListChangesMessages.formatSentItemsRemovedMessage(remainingItems.length))
  }
  const undo = ({ itemsBefore }: Removal) => {
    setRemoval(null)
    dispatch(orderListReplaced(itemsBefore))
    showToast('success', orderListChangesMessages.formatUndoMessage(itemsBefore.length))
  }
  return (
    <TextButton
      onClick={() => {
        if (canUndo) undo(removal)
        else remove()
      }}
    >
      {canUndo ? outboxMessages.restoreSentItems : outboxMessages.removeSentItems}
    </TextButton>
  )
}
