import { useCallback, useEffect, useState } from 'react'
import { type CustomerNote, listCustomerKeys } from '../../../domain/customers/customerNote'
import { deskCustomerMessages } from '../../../domain/messages/desk/customer'
import { listContactKeys } from '../../../domain/sent-items/contactKeys'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import type { NoteOutcome } from '../../data/desk/customers'
import { useStaff } from '../../data/desk/DeskServices'

type Status = { text: string; isFailure: boolean }

/** The note about the sender of an item, and how to write or delete it. `undo` is there once it was deleted here. */
export function useCustomerNote(sentItem: SentItem, others: readonly SentItem[]) {
  const { customers } = useStaff()
  const [note, setNote] = useState<CustomerNote | 'loading' | 'failed' | null>('loading')
  const [isBusy, setIsBusy] = useState(false)
  const [status, setStatus] = useState<Status>({ text: '', isFailure: false })
  const [deleted, setDeleted] = useState<string | null>(null)
  const ownKeys = listContactKeys(sentItem.sender).join(' ')
  const fetchNote = useCallback(
    () => customers.fetchNote(ownKeys.split(' ')).catch(() => 'failed' as const),
    [customers, ownKeys],
  )
  useEffect(() => {
    let isGone = false
    void fetchNote().then((fetched) => {
      if (!isGone) setNote(fetched)
    })
    return () => {
      isGone = true
    }
  }, [fetchNote])

  /** Writes a text, or deletes the note; resolves to whether it is stored. */
  const write = async (text: string | null): Promise<boolean> => {
    if (note === 'loading' || note === 'failed') return false
    const before = note?.text ?? null
    setIsBusy(true)
    const outcome = await customers.writeNote(listCustomerKeys([sentItem, ...others]), { text, before })
    const isWritten = outcome.kind === 'written'
    if (outcome.kind === 'conflict') setNote(outcome.note)
    if (isWritten) {
      setDeleted(text === null ? before : null)
      setNote(await fetchNote())
    }
    setStatus({ text: describeOutcome(outcome, text), isFailure: !isWritten })
    setIsBusy(false)
    return isWritten
  }
  return { note, isBusy, status, write, undo: deleted === null ? null : () => write(deleted) }
}

function describeOutcome(outcome: NoteOutcome, text: string | null): string {
  if (outcome.kind === 'conflict') return deskCustomerMessages.formatConflict(outcome.note.by.name)
  if (outcome.kind !== 'written') return deskCustomerMessages.failures[outcome.kind]
  return text === null ? deskCustomerMessages.deleted : deskCustomerMessages.saved
}
