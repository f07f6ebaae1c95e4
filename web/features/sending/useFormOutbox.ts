import { useEffect, useRef, useState } from 'react'
import type { OutboxItem } from '../../domain/sending/outboxItem'
import type { SubmissionKind } from '../../domain/sending/submission'
import { importAgain } from '../../browser/importAgain'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { outbox } from '../../state/browserOutbox'
import type { FormDraft } from './drafts'
import { startOutboxDelivery } from './outboxDelivery'
import { clearSentDraft, submitToOutbox, type FormSubmission } from './submitToOutbox'
import { useOutbox } from './useOutbox'

/**
 * Submits a page's form to the outbox. The outbox items then replace the form until the visitor wants to send another
 * one.
 */
export function useFormOutbox(kind: SubmissionKind, draft: FormDraft) {
  const { userID } = useShopSelector(selectAuth)
  const { ownItems } = useOutbox()
  const [isWritingAnother, setIsWritingAnother] = useState(false)
  const [submittedId, setSubmittedId] = useState<string>()
  const items = ownItems.filter(({ outgoing }) => outgoing.kind === kind).reverse()
  const formRef = useFocusOnReturn(isWritingAnother || items.length === 0)
  useOutboxEffects(kind, draft, items.length > 0)
  return {
    formRef,
    submit: (submission: FormSubmission<'requests'> | FormSubmission<'enquiries'>) => {
      setSubmittedId(submitToOutbox(submission, userID, draft))
      setIsWritingAnother(false)
    },
    items,
    submittedId,
    isWritingAnother,
    onWriteAnother: () => {
      removeConfirmations(kind)
      setIsWritingAnother(true)
    },
    onShowUnsent: () => {
      setIsWritingAnother(false)
    },
  }
}

function useOutboxEffects(kind: SubmissionKind, draft: FormDraft, hasItems: boolean) {
  useEffect(() => {
    if (hasItems) startOutboxDelivery()
  }, [hasItems])
  useEffect(() => {
    // Load the code of the outbox banner now: if the device goes offline, other pages need the banner but cannot load
    // it.
    importAgain(() => import('./OutboxBanner')).catch(() => undefined)
  }, [])
  useEffect(
    () =>
      outbox.subscribe(() => {
        clearSentDraft(draft)
      }),
    [draft],
  )
  useEffect(
    () => () => {
      removeConfirmations(kind)
    },
    [kind],
  )
}

/** Removes the confirmations that the visitor has seen. The My Requests page still lists the sent items. */
function removeConfirmations(kind: SubmissionKind) {
  const isConfirmation = ({ outgoing, standing }: OutboxItem) =>
    outgoing.kind === kind && standing.is === 'sent'
  if (outbox.read().some(isConfirmation)) outbox.remove(isConfirmation)
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
