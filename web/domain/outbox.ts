import { fieldsOf } from './law'
import { type Outgoing, readOutgoing, saySame } from './outgoing'

/** Where something to be sent stands, as far as this browser knows. */
export type Standing =
  /** Not known to be there; it may have arrived all the same when an attempt got no answer. */
  | { is: 'waiting'; mayHaveArrived: boolean }
  /** There, since then by the server's clock, which is so many milliseconds ahead of the device's. */
  | { is: 'sent'; createdAt: number; aheadMs: number }
  /** The database will not take it as it is. */
  | { is: 'refused' }

/** Something to be sent, and where it stands. */
export type OutboxItem = { outgoing: Outgoing; standing: Standing }

/** What a browser kept of the outbox; what makes no sense in it is left out. */
export function readOutbox(stored: unknown): OutboxItem[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((item) => {
    const { outgoing, standing } = fieldsOf(item)
    const read = readOutgoing(outgoing)
    return read ? [{ outgoing: read, standing: readStanding(standing) }] : []
  })
}

/** What cannot be read waits: sending it again makes no second one. */
function readStanding(stored: unknown): Standing {
  const { is, createdAt, aheadMs, mayHaveArrived } = fieldsOf(stored)
  if (is === 'refused') return { is }
  if (is === 'sent' && typeof createdAt === 'number' && typeof aheadMs === 'number') {
    return { is, createdAt, aheadMs }
  }
  return { is: 'waiting', mayHaveArrived: mayHaveArrived !== false }
}

// Pressing again at once, in another tab perhaps, means the same; a minute later it may be meant.
const twinMs = 60_000

/** What stands in the outbox already and says the same, if it was not sent long ago. */
export function twinOf(items: readonly OutboxItem[], outgoing: Outgoing): OutboxItem | undefined {
  return items.find(
    ({ outgoing: other, standing }) =>
      other.id === outgoing.id ||
      (standing.is !== 'refused' &&
        saySame(other, outgoing) &&
        (standing.is === 'waiting' || outgoing.madeAt - other.madeAt < twinMs)),
  )
}

// A confirmation that nobody has looked at by then is of no use; the requests themselves have a page of their own.
const confirmedMs = 86_400_000

/** The outbox without confirmations of yesterday. */
export function withoutOld(items: readonly OutboxItem[], now: number): OutboxItem[] {
  return items.filter(
    ({ outgoing, standing }) => standing.is !== 'sent' || now - outgoing.madeAt < confirmedMs,
  )
}

/** Whether it tells a guest what they sent. */
export function isGuestsConfirmation({ outgoing, standing }: OutboxItem): boolean {
  return standing.is === 'sent' && outgoing.uid === ''
}

/** Whether this visitor wrote it: what an account wrote is nobody else's to read. */
export function isOf(userID: string, { outgoing: { uid } }: OutboxItem): boolean {
  return uid === '' || uid === userID
}
