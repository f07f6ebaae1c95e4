import { useEffect, useRef, useState } from 'react'
import type { OutboxItem } from '../../domain/outbox'
import type { OutgoingKind } from '../../domain/outgoing'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { outbox } from '../../state/ownOutbox'
import type { contactDraft, requestDraft } from './drafts'
import { forgetArrived, handIn, type Said } from './handIn'
import { startSending } from './sendingBox'
import { useOutbox } from './useOutbox'

/** A form's page: what was handed in on it stands in the form's place until the visitor wants to send another one. */
export function useHandedIn(kind: OutgoingKind, draft: typeof contactDraft | typeof requestDraft) {
  const { userID } = useShopSelector(selectAuth)
  const { own } = useOutbox()
  const [isWriting, setWriting] = useState(false)
  const [newId, setNewId] = useState<string>()
  const items = own.filter(({ outgoing }) => outgoing.kind === kind).reverse()
  const form = useFocusOnReturn(isWriting || items.length === 0)
  useEffect(() => {
    if (items.length > 0) startSending()
  }, [items.length])
  useEffect(() => {
    // At hand on other pages, too, should there be no network by then.
    import('./OutboxLine').catch(() => undefined)
  }, [])
  useEffect(
    () =>
      outbox.subscribe(() => {
        forgetArrived(draft)
      }),
    [draft],
  )
  useEffect(
    () => () => {
      forgetSeen(kind)
    },
    [kind],
  )
  return {
    form,
    items,
    newId,
    isWriting,
    submit: (said: Said<'requests'> | Said<'enquiries'>) => {
      setNewId(handIn(said, userID, draft))
      setWriting(false)
    },
    writeAnother: () => {
      forgetSeen(kind)
      setWriting(true)
    },
    showWaiting: () => {
      setWriting(false)
    },
  }
}

/** Whoever has read that it was sent need not read it again on their next visit; 'My requests' has it. */
function forgetSeen(kind: OutgoingKind) {
  const isSeen = ({ outgoing, standing }: OutboxItem) => outgoing.kind === kind && standing.is === 'sent'
  if (outbox.read().some(isSeen)) outbox.remove(isSeen)
}

/** The form takes the focus when it comes back. */
function useFocusOnReturn(isShown: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const wasAway = useRef(false)
  useEffect(() => {
    if (isShown && wasAway.current) form.current?.focus()
    wasAway.current = !isShown
  }, [isShown])
  return form
}
