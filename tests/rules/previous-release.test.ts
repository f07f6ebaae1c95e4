import { type Firestore, serverTimestamp } from 'firebase/firestore'
import { describe, expect, test } from 'vitest'
import type { Submission } from '../../domain/sending/submission'
import { createCatalogueDatabase } from '../../web/data/desk/catalogue/catalogueDatabase'
import { createStoredProduct } from '../createStoredProduct'
import * as previous from '../previous-release/bundle'
import { validEnquiry } from '../schemas/enquirySchemaTestCases'
import { validRequest } from '../schemas/requestSchemaTestCases'
import { expectAllowed } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { getRulesTestUid } from './personas'
import { sendWithRateLimitStamp } from './sendWithRateLimitStamp'

/*
 * A page that is open through a deploy writes as the release before, under the rules of this one. And what a later release
 * has written is not overwritten by this one.
 */

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const id = 'ABC234efghijklmnopqr'
const product = createStoredProduct('1')
const by = { uid: getRulesTestUid('bisi'), name: 'Bisi' }
const nothing = { updatedAt: null, savedAt: null }

// The rules' test client has the shape of Firestore's own, which its types do not say.
const connectStaff = () => firestoreAs('bisi') as unknown as Firestore

describe('A page of the release before', () => {
  test.each<Pick<Submission, 'kind' | 'fields'>>([
    { kind: 'requests', fields: validRequest },
    { kind: 'enquiries', fields: validEnquiry },
  ])('sends $kind', async ({ kind, fields }) => {
    const document = previous.toSubmissionDocument({ fields }, getRulesTestUid('ada'))
    await expectAllowed(
      sendWithRateLimitStamp(firestoreAs('ada'), 'ada', `${kind}/${id}`, {
        ...document,
        createdAt: serverTimestamp(),
      }),
    )
  })

  test('saves and publishes a product at the desk', async () => {
    const database = previous.createCatalogueDatabase(connectStaff(), by)
    const draft = { productId: '1', fields: { name: 'Oil' }, expected: nothing }
    expect(await database.saveDraft(draft)).toEqual({ kind: 'written' })
    const publication = { product: createStoredProduct('2'), expected: nothing, versionId: id }
    expect(await database.publish(publication)).toEqual({ kind: 'written' })
  })
})

test.each([
  ['product', { 'products/1': { ...product, schema: 2 } }],
  ['draft', { 'drafts/1': { product: {}, by, savedAt: new Date(0), schema: 2 } }],
])('the desk overwrites no %s of a later form', async (_, documents) => {
  await seed(documents)
  const database = createCatalogueDatabase(connectStaff(), by)
  expect(await database.publish({ product, expected: nothing, versionId: id })).toEqual({ kind: 'refused' })
  const draft = { productId: '1', fields: { name: 'Oil' }, expected: nothing }
  expect(await database.saveDraft(draft)).toEqual({ kind: 'refused' })
})
