import { describe, test } from 'vitest'
import { expectedQueryLimits } from '../schemas/sentItemCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest, type FirestoreDocumentsByPath } from './firestoreTest'
import { getAuthor, outsiders, staff, type RulesTestAccountName, type RulesTestUserName } from './personas'
import { commitBatch } from './sendWithRateLimitStamp'
import {
  createCustomerNoteFixture,
  createDraftFixture,
  createPriceFixture,
  createProductDocumentFixture,
  createReplyTemplateFixture,
  createStaffLogEntryFixture,
  createStaffNoteFixture,
  createSentItemFixture,
  createTestSentItemId,
  createVersionFixture,
  sentCollections,
} from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

/** A collection to which only staff have access. */
type StaffCollection = {
  readonly what: string
  /** The path of a document that exists, and of one that does not. */
  readonly path: string
  readonly unused: string
  readonly document: (author: RulesTestAccountName) => object
  /** Documents that exist before, and that the commit that creates a document writes too. */
  readonly related?: FirestoreDocumentsByPath
  readonly committed?: FirestoreDocumentsByPath
  /** The most documents of a list; 0 where nobody lists. */
  readonly limit: number
  readonly staffCanCreate: boolean
  readonly staffCanEdit: boolean
}

const product = { 'products/84': createProductDocumentFixture() }
const delivery = { itemKind: 'request', itemId: createTestSentItemId('adas'), kind: 'answerMail', to: 'ada' }
const paths = (collection: string) => ({
  path: `${collection}/${createTestSentItemId('a')}`,
  unused: `${collection}/${createTestSentItemId('b')}`,
})

const collections: readonly StaffCollection[] = [
  {
    what: 'drafts',
    path: 'drafts/84',
    unused: 'drafts/85',
    document: (author) => createDraftFixture(author, { product: {} }),
    limit: expectedQueryLimits.products,
    staffCanCreate: true,
    staffCanEdit: true,
  },
  {
    what: 'reply templates',
    ...paths('replyTemplates'),
    document: createReplyTemplateFixture,
    limit: expectedQueryLimits.staff,
    staffCanCreate: true,
    staffCanEdit: true,
  },
  {
    what: 'prices',
    path: 'prices/84',
    unused: 'prices/85',
    document: createPriceFixture,
    related: { ...product, 'products/85': createProductDocumentFixture({ id: '85' }) },
    limit: expectedQueryLimits.products,
    staffCanCreate: true,
    staffCanEdit: true,
  },
  {
    what: 'notes about customers',
    path: `customers/${'0a'.repeat(32)}`,
    unused: `customers/${'9f'.repeat(32)}`,
    document: createCustomerNoteFixture,
    limit: 0,
    staffCanCreate: true,
    staffCanEdit: true,
  },
  {
    what: 'versions of a product',
    ...paths('products/84/versions'),
    document: createVersionFixture,
    related: product,
    committed: product,
    limit: expectedQueryLimits.staff,
    staffCanCreate: true,
    staffCanEdit: false,
  },
  ...sentCollections.map((collection) => {
    const item = `${collection}/${createTestSentItemId('adas')}`
    return {
      what: `notes about ${collection}`,
      ...paths(`${item}/notes`),
      document: createStaffNoteFixture,
      related: { [item]: createSentItemFixture('ada', collection) },
      limit: expectedQueryLimits.staff,
      staffCanCreate: true,
      staffCanEdit: false,
    }
  }),
  {
    what: 'the log of exports and deletions',
    ...paths('staffLog'),
    document: createStaffLogEntryFixture,
    limit: expectedQueryLimits.staff,
    staffCanCreate: true,
    staffCanEdit: false,
  },
  ...(['days', 'deliveries'] as const).map((collection) => ({
    what: `${collection}, which functions write`,
    ...paths(collection),
    document: () => delivery,
    limit: expectedQueryLimits.staff,
    staffCanCreate: false,
    staffCanEdit: false,
  })),
  {
    what: 'picture uploads, which functions write',
    ...paths('pictureUploads'),
    document: () => ({ productId: '84', state: 'refused', reason: 'tooSmall' }),
    limit: 0,
    staffCanCreate: false,
    staffCanEdit: false,
  },
]

describe.each(collections)('$what', (row) => {
  const { path, unused, document, related = {}, committed = {}, limit } = row
  const parent = path.slice(0, path.lastIndexOf('/'))
  const seedStored = () => seed({ ...related, [path]: document('chidi') })
  const get = (persona: RulesTestUserName) => firestoreAs(persona).doc(path).get()
  const list = (persona: RulesTestUserName) => firestoreAs(persona).collection(parent)
  const write = (persona: RulesTestUserName, target: string, author: RulesTestAccountName) =>
    commitBatch(firestoreAs(persona), { ...committed, [target]: document(author) })

  test.each(staff)(
    '%s can get one, whether it exists or not, and list no more than allowed',
    async (persona) => {
      await seed(related)
      await expectAllowed(get(persona))
      await seedStored()
      await expectAllowed(get(persona))
      if (limit > 0) await expectAllowed(list(persona).limit(limit).get())
      await expectDenied(
        list(persona)
          .limit(limit + 1)
          .get(),
        list(persona).get(),
      )
    },
  )

  test.each(staff)('%s can create one where staff write it', async (persona) => {
    await seed(related)
    await expectDecision(write(persona, unused, persona), row.staffCanCreate)
  })

  test.each(staff)(
    "%s can change and delete a colleague's where staff edit it, and create it again",
    async (persona) => {
      await seedStored()
      await expectDecision(write(persona, path, persona), row.staffCanEdit)
      await expectDecision(firestoreAs(persona).doc(path).set(document(persona)), row.staffCanEdit)
      await expectDecision(firestoreAs(persona).doc(path).delete(), row.staffCanEdit)
      await expectDecision(write(persona, path, persona), row.staffCanEdit)
    },
  )

  test.each(outsiders)('%s can neither get nor list them', async (persona) => {
    await expectDenied(get(persona), list(persona).limit(1).get())
    await seedStored()
    await expectDenied(get(persona), list(persona).limit(1).get())
    await expectDenied(list(persona).where('uid', '==', 'ada').limit(1).get())
  })

  test.each(outsiders)('%s can neither create, change nor delete one, in any name', async (persona) => {
    await seedStored()
    for (const author of new Set([getAuthor(persona), 'bisi'] as const)) {
      await expectDenied(write(persona, unused, author), write(persona, path, author))
    }
    await expectDenied(firestoreAs(persona).doc(path).delete())
  })
})
