import { useEffect, useRef, useState } from 'react'
import type { OutboxItem } from '../../../domain/sending/outboxItem'
import type { SubmissionKind } from '../../../domain/sending/submission'
import { importAgain } from '../../browser/importAgain'
import { selectAuth } from '../../state/authSlice'
import { selectCartItems } from '../../state/cartSlice'
import { useShopSelector, useShopStore } from '../../state/storeHooks'
import { readSyncedState } from '../../state/tabSync'
import type { FormDraft } from './drafts'
import type { Outbox } from '../../state/outboxStore'
import { useOutboxDelivery } from './outboxDelivery'
import { clearSentDraft, submitToOutbox, type FormSubmission } from './submitToOutbox'
import { useOutbox } from './useOutbox'

/** Submits a form to the outbox. Panels of unsent items, and of those sent on this page, then replace the form. */
export function useFormOutbox(kind: SubmissionKind, draft: FormDraft) {
  const { userID } = useShopSelector(selectAuth)
  const delivery = useOutboxDelivery()
  const { outbox } = delivery
  const store = useShopStore()
  const { ownItems } = useOutbox()
  const [isWritingAnother, setIsWritingAnother] = useState(false)
  const [submittedId, setSubmittedId] = useState<string>()
  const [earlierIds, setEarlierIds] = useState(() => readSentIds(outbox))
  const items = ownItems.filter(({ submission }) => submission.kind === kind).reverse()
  const panelItems = items.filter(({ submission: { id } }) => id === submittedId || !earlierIds.includes(id))
  const isFormShown = isWritingAnother || panelItems.length === 0
  const formRef = useFocusOnReturn(isFormShown)
  useOutboxEffects(delivery, draft, items.length > 0)
  return {
    formRef,
    submit: (submission: FormSubmission<'requests'> | FormSubmission<'enquiries'>) => {
      const list = selectCartItems(readSyncedState(store))
      setSubmittedId(submitToOutbox(delivery, submission, userID, draft, list))
      setIsWritingAnother(false)
    },
    isFormShown,
    panelItems,
    earlierItem: items.find(isSent),
    unsentCount: items.filter((item) => !isSent(item)).length,
    submittedId,
    onWriteAnother: () => {
      setSubmittedId(undefined)
      setEarlierIds(readSentIds(outbox))
      setIsWritingAnother(true)
    },
    onShowUnsent: () => setIsWritingAnother(false),
  }
}

function useOutboxEffects(
  { outbox, start }: ReturnType<typeof useOutboxDelivery>,
  draft: FormDraft,
  hasItems: boolean,
) {
  useEffect(() => {
    if (hasItems) start()
  }, [hasItems, start])
  useEffect(() => {
    // Load the code of the outbox banner now: if the device goes offline, other pages need the banner but cannot load
    // it.
    importAgain(() => import('./OutboxBanner')).catch(() => undefined)
  }, [])
  useEffect(() => outbox.subscribe(() => clearSentDraft(outbox, draft)), [outbox, draft])
}

function isSent({ delivery }: OutboxItem): boolean {
  return delivery.is === 'sent'
}

function readSentIds(outbox: Outbox): readonly string[] {
  return outbox
    .read()
    .filter(isSent)
    .map(({ submission }) => submission.id)
}

function useFocusOnReturn(isShown: boolean) {
  const formRef = useRef<HTMLFormElement>(null)
  const wasHidden = useRef(false)
  useEffect(() => {
    if (isShown && wasHidden.current) formRef.current?.focus()
    wasHidden.current = !isShown
  }, [isShown])
  return formRef
}
