import type { Firestore } from 'firebase-admin/firestore'
import { getCustomerDocument } from '../../../functions/forgetting/customerNotes'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'

/** Texts that name the sender of a test's items: none of them may be left anywhere. */
export const senderTexts = [
  ...['Ada Obi', '+234 803 123 4567', 'ada@arielle.test', 'Ada is', 'dear Ada'],
  ...['2348031234567', 'word of ada'],
]

const searchFields = {
  contactKeys: ['phone:+2348031234567', 'email:ada@arielle.test'],
  searchWords: ['word of ada', '2348031234567'],
  numbers: { phone: { e164: '+2348031234567', isMobile: true } },
} as const

const senderFields = {
  requests: {
    name: 'Ada Obi',
    phone: '+234 803 123 4567',
    whatsapp: '+234 803 123 4567',
    email: 'ada@arielle.test',
    list: 'Ada is asking: 2 Shea Butter',
    items: ['84:4'],
    ...searchFields,
  },
  enquiries: {
    fullname: 'Ada Obi',
    subject: 'Ada is asking',
    email: 'ada@arielle.test',
    phone: '+234 803 123 4567',
    message: 'Ada is asking',
    ...searchFields,
  },
} as const

const staff = { uid: 'bisi', name: 'Bisi' }

type StoredItem = SentItemKey & {
  uid?: string
  status?: 'new' | 'answered' | 'closed'
  updatedAt?: Date
}

/** Stores an item with two notes, two replies, two deliveries, a status link, its entry in the figures and a note about its customer. */
export async function storeItem(firestore: Firestore, stored: StoredItem): Promise<void> {
  const { kind, id, uid = 'ada', status = 'closed', updatedAt = new Date('2024-01-02T10:00:00Z') } = stored
  const batch = firestore.batch()
  const item = firestore.collection(kind).doc(id)
  const answer = { ...staff, channel: 'email', text: 'Good day, dear Ada' }
  batch.set(item, {
    uid,
    ...senderFields[kind],
    status,
    createdAt: new Date('2024-01-01T10:00:00Z'),
    updatedAt,
    claimedBy: staff,
    ...(status === 'new' ? {} : { answer, answeredAt: new Date('2024-01-01T10:20:00Z') }),
  })
  for (const name of ['first', 'second']) {
    batch.set(item.collection('notes').doc(name), { ...staff, text: 'Ada is a regular' })
    batch.set(item.collection('replies').doc(name), { ...staff, text: 'Good day, dear Ada' })
    const delivery = { itemKind: kind, itemId: id, to: 'ada@arielle.test', status: 'waiting' }
    batch.set(firestore.collection('deliveries').doc(`${kind}-${id}-${name}`), delivery)
  }
  batch.set(firestore.collection('statusLinks').doc(`link-${id}`), { itemKind: kind, itemId: id })
  batch.set(firestore.collection('figureEntries').doc(`${kind}-${id}`), { received: 1 })
  for (const contactKey of searchFields.contactKeys)
    batch.set(getCustomerDocument(firestore, contactKey), { note: 'Ada is a regular' })
  await batch.commit()
}

/** Lists the paths of what belongs to an item and is still stored, the item itself and its figures aside. */
export async function listRemains(firestore: Firestore, { kind, id }: SentItemKey): Promise<string[]> {
  const snapshots = await Promise.all([
    firestore.collection(`${kind}/${id}/notes`).get(),
    firestore.collection(`${kind}/${id}/replies`).get(),
    firestore.collection('deliveries').where('itemId', '==', id).get(),
    firestore.collection('statusLinks').where('itemId', '==', id).get(),
  ])
  return snapshots.flatMap(({ docs }) => docs.map(({ ref }) => ref.path))
}

/** How many documents `storeItem` stores that `listRemains` lists. */
export const remainCount = 7

/** Everything that a project has stored, as one text. */
export async function readAllAsText(firestore: Firestore): Promise<string> {
  const collections = await firestore.listCollections()
  const documents = await Promise.all(
    [...collections.map(({ id }) => id), 'notes', 'replies'].map((id) => firestore.collectionGroup(id).get()),
  )
  return JSON.stringify(documents.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])))
}
