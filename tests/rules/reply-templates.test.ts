import { serverTimestamp } from 'firebase/firestore'
import { test } from 'vitest'
import type { FieldChanges } from '../schemas/schemaCase'
import {
  replyTemplateSchemaTestCases,
  replyTemplateWithMaxLengthFields,
} from '../schemas/staffSchemaTestCases'
import { invalidSubmissionIds } from '../schemas/sentItemCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { createReplyTemplateFixture, createTestSentItemId, getClientTimeOneSecondAgo } from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const path = `replyTemplates/${createTestSentItemId('template')}`
const template = firestoreAs('bisi').doc(path)
const set = (change: FieldChanges = {}) => template.set(createReplyTemplateFixture('bisi', change))

test('a template may have every field at its maximum length', async () => {
  await expectAllowed(set(replyTemplateWithMaxLengthFields))
  await expectAllowed(set(replyTemplateWithMaxLengthFields))
})

test.each(replyTemplateSchemaTestCases)('a template: $says', ({ change, invalidFields }) =>
  expectDecision(set(change), invalidFields.length === 0),
)

test.each([
  ['in the name of a colleague', { uid: 'chidi' }],
  ['without a uid', { uid: undefined }],
  ["with the client's time", { updatedAt: getClientTimeOneSecondAgo() }],
  ['without a time', { updatedAt: undefined }],
  ['with an unknown field', { channel: 'whatsapp' }],
])('a template cannot be written %s', (_, change) => expectDenied(set(change)))

test('the id of a template may not have another form', async () => {
  for (const id of invalidSubmissionIds.slice(0, 2))
    await expectDenied(
      firestoreAs('bisi').doc(`replyTemplates/${id}`).set(createReplyTemplateFixture('bisi')),
    )
})

test('a template keeps its law when it is updated: writer, time and text', async () => {
  await seed({ [path]: createReplyTemplateFixture('chidi', { updatedAt: new Date('2026-03-02T09:00:00Z') }) })
  const writer = { uid: 'bisi', updatedAt: serverTimestamp() }
  await expectDenied(
    template.update({ text: 'Sold out.', updatedAt: writer.updatedAt }),
    template.update({ text: 'Sold out.', uid: writer.uid }),
    template.update({ text: '', ...writer }),
  )
  await expectAllowed(template.update({ text: 'Sold out.', ...writer }))
})
