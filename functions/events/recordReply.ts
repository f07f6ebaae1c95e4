import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { isSentByMail, parseReply, type Reply } from '../../domain/conversation/reply'
import { undoPeriodMs } from '../../domain/conversation/undo'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { SentItem, SentItemKey } from '../../domain/sent-items/sentItem'
import { businessDetails } from '../../domain/site/businessDetails'
import { getFigureEntryDocument, parseRecorded } from '../figures/figureEntry'
import { toPlainFields } from '../firestoreReads'
import { findAccountDevices } from '../push/pushDevices'
import { findStaffDevices } from '../push/staffDevices'
import { repeatOnConflict } from '../repeatOnConflict'
import { isSenderRemoved, parseSentItemFields } from '../sent-items/readSentItem'
import type { Services } from '../services'
import { maxAgeMs, type Message } from './listMessages'
import { createDeliveries, isBeingDeleted, type RecordedMessage } from './recordMessages'

/** What is recorded about a reply: the messages that tell of it, or of the quote in it when that is accepted. */
type ReplyOccasion = 'sent' | 'accepted'

/** The messages about a reply that a deployment can send. */
type ListMessages = (services: Services, item: SentItem, reply: Reply) => Promise<Message[]>

const listMessages: Record<ReplyOccasion, ListMessages> = {
  sent: listReplyMessages,
  accepted: listAcceptedMessages,
}

/**
 * Records the messages about a reply that no event has recorded, as recordMessages does: in one transaction with the note
 * in the item's document of `figureEntries` that it did. A reply that was undone has none.
 */
export async function recordReply(
  services: Services,
  key: SentItemKey,
  replyId: string,
  occasion: ReplyOccasion,
): Promise<RecordedMessage[]> {
  const { firestore } = services
  const document = firestore.collection(key.kind).doc(key.id)
  const replyDocument = document.collection(firestoreCollectionNames.replies).doc(replyId)
  const name = getRecordedName(occasion, replyId)
  const record = async (transaction: Transaction) => {
    const [stored, storedReply, entry] = await transaction.getAll(
      document,
      replyDocument,
      getFigureEntryDocument(firestore, key),
    )
    const item = parseSentItemFields(key, stored?.data())
    const reply = storedReply && parseReplyDocument(storedReply)
    if (!item || !reply || !entry || parseRecorded(entry).includes(name)) return []
    if (isSenderRemoved(item) || (await isBeingDeleted(transaction, firestore, item))) return []
    const now = services.now()
    const isRecent = now - getTime(item, reply, occasion).getTime() <= maxAgeMs
    const messages = isRecent ? await listMessages[occasion](services, item, reply) : []
    const created = await createDeliveries(transaction, firestore, item, messages, now)
    transaction.set(entry.ref, { recorded: [...parseRecorded(entry), name] }, { merge: true })
    return created
  }
  return repeatOnConflict(() => firestore.runTransaction(record))
}

/** What `recorded` of an item's document of `figureEntries` holds once the messages about a reply are recorded. */
export function getRecordedName(occasion: ReplyOccasion, replyId: string): string {
  return `${occasion}-${replyId}`
}

function parseReplyDocument(document: DocumentSnapshot): Reply | null {
  return parseReply(document.id, toPlainFields(document.data()))
}

function getTime({ accepted }: SentItem, { createdAt }: Reply, occasion: ReplyOccasion): Date {
  return occasion === 'accepted' ? (accepted?.at ?? createdAt) : createdAt
}

/** A reply of staff goes to the sender after the time in which it can be undone, one of the sender to the business. */
async function listReplyMessages(services: Services, item: SentItem, reply: Reply): Promise<Message[]> {
  if (reply.from === 'sender') return listBusinessMessages(services, reply)
  const { firestore, smtpUrl, pushKeys } = services
  const common = { replyId: reply.id, notBefore: new Date(reply.createdAt.getTime() + undoPeriodMs) }
  const devices = pushKeys === null ? [] : await findAccountDevices(firestore, item.senderUid)
  const { email } = item.sender
  const isMailed = smtpUrl !== null && email !== '' && isSentByMail(reply)
  return [
    ...(isMailed ? [{ kind: 'answerMail', to: email, ...common } as const] : []),
    ...devices.map(({ id }) => ({ kind: 'answerPush', to: id, deviceId: id, ...common }) as const),
  ]
}

/** The sender gets a confirmation with how to pay; the business hears of a yes that came online. */
async function listAcceptedMessages(services: Services, item: SentItem, quote: Reply): Promise<Message[]> {
  if (item.accepted?.replyId !== quote.id) return []
  const { email } = item.sender
  const isMailed = services.smtpUrl !== null && email !== ''
  return [
    ...(item.accepted.how === 'online' ? await listBusinessMessages(services, quote) : []),
    ...(isMailed ? [{ kind: 'acceptedMail', to: email, replyId: quote.id } as const] : []),
  ]
}

async function listBusinessMessages(
  { firestore, auth, smtpUrl, pushKeys }: Services,
  { id: replyId }: Reply,
): Promise<Message[]> {
  const devices = pushKeys === null ? [] : await findStaffDevices(firestore, auth)
  return [
    ...(smtpUrl === null ? [] : [{ kind: 'arrivalMail', to: businessDetails.email, replyId } as const]),
    ...devices.map(({ id }) => ({ kind: 'arrivalPush', to: id, deviceId: id, replyId }) as const),
  ]
}
