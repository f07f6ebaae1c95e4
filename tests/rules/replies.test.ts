import { serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import { quoteWithMaxLengthFields, validQuote } from '../schemas/quoteSchemaTestCases'
import { requestWithMaxLengthFields } from '../schemas/requestSchemaTestCases'
import { applyFieldChanges, type FieldChanges } from '../schemas/schemaCase'
import { allSentItemStatuses, invalidSubmissionIds } from '../schemas/sentItemCases'
import { replySchemaTestCases, replyWithMaxLengthFields } from '../schemas/staffSchemaTestCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { commitBatch, createRateLimitStamp } from './sendWithRateLimitStamp'
import {
  createReplyFixture,
  createSentItemFixture,
  createStaffReplyFixture,
  createTestSentItemId,
  getClientTimeOneSecondAgo,
  sentCollections,
  type SentCollection,
} from './testDocuments'

/* A reply that causes a move comes in one commit with it; the moves themselves are tested in staff-changes.test.ts. */

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const itemIn = (collection: SentCollection) => `${collection}/${createTestSentItemId('adas')}`
const pathIn = (collection: SentCollection, id = createTestSentItemId('reply')) =>
  `${itemIn(collection)}/replies/${id}`
const seedItem = (change: FieldChanges = {}, collection: SentCollection = 'requests') =>
  seed({ [itemIn(collection)]: createSentItemFixture('ada', collection, change) })
const create = (change: FieldChanges = {}, collection: SentCollection = 'requests', id?: string) =>
  firestoreAs('bisi').doc(pathIn(collection, id)).set(createReplyFixture('bisi', change))

/** Creates a reply in one commit with a change of its item. */
const createWith = (
  move: FieldChanges,
  change: FieldChanges = {},
  collection: SentCollection = 'requests',
) => {
  const batch = firestoreAs('bisi').batch()
  batch.set(firestoreAs('bisi').doc(pathIn(collection)), createReplyFixture('bisi', change))
  batch.update(firestoreAs('bisi').doc(itemIn(collection)), { updatedAt: serverTimestamp(), ...move })
  return batch.commit()
}

const answered = { status: 'answered', answer: createStaffReplyFixture('bisi') }
const quote = (change: FieldChanges = {}) => ({
  kind: 'quote',
  text: '',
  quote: applyFieldChanges(validQuote, change),
})
const holding = { kind: 'holding' }
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const promised = { promisedAt: inMinutes(60) }

describe.each(sentCollections)('the replies of %s', (collection) => {
  const list = (account: 'ada' | 'bisi' | 'ben', most: number) =>
    firestoreAs(account)
      .collection(`${itemIn(collection)}/replies`)
      .limit(most)
      .get()

  test('the sender and staff can read them, at most 100 at once', async () => {
    await seedItem({}, collection)
    await seed({ [pathIn(collection)]: createReplyFixture('bisi') })
    for (const account of ['ada', 'bisi'] as const) {
      await expectAllowed(firestoreAs(account).doc(pathIn(collection)).get(), list(account, 100))
      await expectDenied(list(account, 101))
    }
  })

  test('nobody else can read them', async () => {
    await seedItem({}, collection)
    await seed({ [pathIn(collection)]: createReplyFixture('bisi') })
    await expectDenied(firestoreAs('ben').doc(pathIn(collection)).get(), list('ben', 1))
    await expectDenied(firestoreAs('visitor').doc(pathIn(collection)).get())
  })

  test('staff can create one with every field at its maximum length, in the commit of its move', async () => {
    const longest = collection === 'requests' ? requestWithMaxLengthFields : {}
    await seedItem(longest, collection)
    await expectAllowed(
      createWith(answered, { ...quote(quoteWithMaxLengthFields), ...replyWithMaxLengthFields }, collection),
    )
  })

  test('only staff can create one', async () => {
    await seedItem({ status: 'answered' }, collection)
    await expectDenied(
      firestoreAs('ada').doc(pathIn(collection)).set(createReplyFixture('ada')),
      firestoreAs('ada')
        .doc(pathIn(collection))
        .set(createReplyFixture('ada', { from: 'sender', kind: 'question', channel: 'site' })),
      firestoreAs('visitor').doc(pathIn(collection)).set(createReplyFixture('bisi')),
    )
    await expectDenied(create({ discount: 100 }, collection))
    await expectAllowed(create({}, collection))
  })

  test('nobody can create one beneath what was never sent, or is being sent', async () => {
    await expectDenied(create({}, collection))
    const sent = {
      'limits/bisi': createRateLimitStamp(itemIn(collection)),
      [itemIn(collection)]: createSentItemFixture('bisi', collection),
    }
    const reply = { [pathIn(collection)]: createReplyFixture('bisi') }
    await expectDenied(commitBatch(firestoreAs('bisi'), { ...sent, ...reply }))
  })

  test('nobody can change or delete one', async () => {
    await seedItem({ status: 'answered' }, collection)
    await seed({ [pathIn(collection)]: createReplyFixture('bisi') })
    for (const account of ['ada', 'bisi'] as const)
      await expectDenied(
        firestoreAs(account).doc(pathIn(collection)).update({ text: 'No' }),
        firestoreAs(account).doc(pathIn(collection)).delete(),
      )
  })
})

describe('a reply', () => {
  test.each(replySchemaTestCases)('$says', async ({ change, invalidFields }) => {
    await seedItem({ status: 'answered' })
    await expectDecision(create(change), invalidFields.length === 0)
  })

  test.each([
    ['in the name of a colleague', { uid: 'chidi' }],
    ['without a uid', { uid: undefined }],
    ["with the client's time", { createdAt: getClientTimeOneSecondAgo() }],
    ['without a time', { createdAt: undefined }],
    ['with a quote that is not of its kind', { quote: validQuote }],
    ['with an unknown field', { discount: 100 }],
  ])('cannot be created %s', async (_, change) => {
    await seedItem({ status: 'answered' })
    await expectDenied(create(change))
  })

  test.each(invalidSubmissionIds)('cannot have the id %s', async (id) => {
    await seedItem({ status: 'answered' })
    await expectDenied(create({}, 'requests', id))
  })
})

describe('the move of an item', () => {
  // Which replies come without a move, by the status of their item.
  const allowed = { new: [], answered: ['answer', 'quote'], accepted: ['answer'], closed: [] as string[] }
  const cases = allSentItemStatuses.flatMap((status) =>
    [{ kind: 'answer' }, quote(), holding].map((change) => {
      const isAllowed: boolean = (allowed[status] as string[]).includes(change.kind)
      return { status, kind: change.kind, change, isAllowed }
    }),
  )

  test.each(cases)(
    'is not needed for a reply of the kind $kind to what is $status: $isAllowed',
    async (each) => {
      await seedItem({ status: each.status, promisedAt: inMinutes(30) })
      await expectDecision(create(each.change), each.isAllowed)
    },
  )

  test.each([
    ['an answer', {}, answered],
    ['a quote', quote(), answered],
    ['a holding reply', holding, promised],
  ])('comes in one commit with %s to what is new', async (_, change, move) => {
    await seedItem()
    await expectAllowed(createWith(move, change))
  })

  test.each([
    ['an answer and a promise', {}, promised],
    ['a holding reply and an answer', holding, { ...answered }],
    ['a holding reply and a claim', holding, { claimedBy: { uid: 'bisi', name: 'Bisi' } }],
    ['a quote and the closing', quote(), { status: 'closed' }],
  ])('must be that of the reply: not %s', async (_, change, move) => {
    await seedItem()
    await expectDenied(createWith(move, change))
  })

  test('must be made in that commit', async () => {
    await seedItem({ ...answered, promisedAt: inMinutes(30) })
    await expectDenied(create(holding))
    await seedItem({ promisedAt: inMinutes(30) })
    await expectDenied(createWith({ remindAt: inMinutes(60) }, holding))
    await expectAllowed(createWith(promised, holding))
  })

  test('to closed or new does not come with a reply', async () => {
    await seedItem({ status: 'answered' })
    await expectDenied(
      createWith({ status: 'closed' }),
      createWith({ status: 'new', waitingSince: serverTimestamp() }),
    )
    await seedItem({ status: 'accepted' })
    await expectDenied(createWith({ status: 'closed' }))
  })
})
