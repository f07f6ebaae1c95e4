import type { RefObject } from 'react'
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
import { ReplyChannels } from './ReplyChannels'
import { readDraftSubmission } from './submitToOutbox'

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
          <ButtonLink to={routePaths.myRequests}>{outboxMessages.toMyRequests}</ButtonLink>
          <ExternalButtonLink tone="quiet" href={getWhatsAppUrl(formatShareableMessage(message))}>
            <Icon pathData={chatIcon} />
            {outboxMessages.askOnWhatsApp}
          </ExternalButtonLink>
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
