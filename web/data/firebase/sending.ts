import { signInAnonymously, type User } from 'firebase/auth'
import { documentOf, type Outgoing, type SendOutcome } from '../../domain/outgoing'
import { paidFor, restMs } from '../../domain/pace'
import { collections } from '../collections'
import { firebaseAuth } from './auth'
import { type Ask, readDocuments, Refusal, writeDocuments } from './documents'

/** How far an attempt may go, and who is told when it may have arrived from now on. */
export type Attempt = { signal: AbortSignal; committing: () => void }

/** Sends under the account that is signed in; a visitor who has none gets an anonymous one now, and not before. */
export async function sendOnce(outgoing: Outgoing, { signal, committing }: Attempt): Promise<SendOutcome> {
  const sender = await senderOf(outgoing.uid)
  if (!sender) return { kind: 'elsewhere' }
  return sendAs(sender.uid, outgoing, { token: await sender.getIdToken(), signal }, committing)
}

/**
 * Makes the document of what is to be sent, once: where it stands already nothing is written. It is a transaction, by the
 * condition that the document is not there yet; a refusal looks again, for another attempt may have been faster.
 */
export async function sendAs(
  uid: string,
  outgoing: Outgoing,
  ask: Ask,
  committing: () => void,
): Promise<SendOutcome> {
  const known = await look(uid, outgoing, ask)
  if (known) return known
  committing()
  try {
    return await create(uid, outgoing, ask)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return (await look(uid, outgoing, ask)) ?? verdict(error)
  }
}

/** What was written by an account waits for that account; what a guest wrote goes with whoever is here now. */
async function senderOf(uid: string): Promise<User | null> {
  const auth = firebaseAuth()
  await auth.authStateReady()
  if (uid !== '') return auth.currentUser?.uid === uid ? auth.currentUser : null
  return auth.currentUser ?? (await signInAnonymously(auth)).user
}

/** What can be said without writing: it stands there already, or its sender has to rest; null where it may be sent. */
async function look(uid: string, outgoing: Outgoing, ask: Ask): Promise<SendOutcome | null> {
  const [own, stamp] = [pathOf(outgoing), `${collections.limits}/${uid}`]
  const askedAt = Date.now()
  try {
    const { times, at } = await readDocuments([own, stamp], ask)
    const createdAt = times.get(own)?.createdAt
    if (createdAt !== undefined) return { kind: 'sent', createdAt, aheadMs: aheadMs(askedAt, at) }
    const forMs = restMs(times.get(stamp)?.lastSentAt, at)
    return forMs > 0 ? { kind: 'wait', forMs } : null
  } catch (error) {
    if (isDenied(error)) return sentByAnother(outgoing, ask)
    throw error
  }
}

/**
 * Only what somebody else has sent may not be read, and nobody else knows this id: it was sent from here, before another
 * account was signed in. That an id which nobody made can be read shows that reading works.
 */
async function sentByAnother(outgoing: Outgoing, ask: Ask): Promise<SendOutcome> {
  const askedAt = Date.now()
  const { at } = await readDocuments([pathOf({ ...outgoing, id: unmade(outgoing.id) })], ask)
  const ahead = aheadMs(askedAt, at)
  return { kind: 'sent', createdAt: outgoing.madeAt + ahead, aheadMs: ahead }
}

async function create(uid: string, outgoing: Outgoing, ask: Ask): Promise<SendOutcome> {
  const askedAt = Date.now()
  const createdAt = await writeDocuments(
    [
      {
        path: `${collections.limits}/${uid}`,
        fields: { paidFor: pathOf(outgoing) },
        stampedField: 'lastSentAt',
        isFirst: false,
      },
      {
        path: pathOf(outgoing),
        fields: documentOf(outgoing, uid),
        stampedField: 'createdAt',
        isFirst: true,
      },
    ],
    ask,
  )
  return { kind: 'sent', createdAt, aheadMs: aheadMs(askedAt, createdAt) }
}

// The same reasons will hold tomorrow; all others pass.
const lasting = ['PERMISSION_DENIED', 'INVALID_ARGUMENT', 'NOT_FOUND']

function verdict({ status }: Refusal): SendOutcome {
  return lasting.includes(status) ? { kind: 'refused' } : { kind: 'unreachable', mayHaveArrived: true }
}

function isDenied(error: unknown): boolean {
  return error instanceof Refusal && error.status === 'PERMISSION_DENIED'
}

// Turned by one sign: as unlikely to be taken as any other.
function unmade(id: string): string {
  return id.slice(1) + id.charAt(0)
}

function pathOf({ kind, id }: Pick<Outgoing, 'kind' | 'id'>): string {
  return paidFor(collections[kind], id)
}

/** How far the server's clock is ahead, taking its time for that of the middle between question and answer. */
function aheadMs(askedAt: number, serverTime: number): number {
  return Math.round(serverTime - (askedAt + Date.now()) / 2)
}
