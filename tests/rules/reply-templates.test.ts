import { serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import { expectedQueryLimits } from '../schemas/rateLimitCases'
import {
  replyTemplateSchemaTestCases,
  replyTemplateWithMaxLengthFields,
} from '../schemas/replyTemplateSchemaTestCases'
import { invalidSubmissionIds, validSubmissionIds } from '../schemas/submissionIdCases'
import type { FieldChanges } from '../schemas/schemaCase'
import { createReplyTemplateFixture, createTestSentItemId, getClientTimeOneSecondAgo } from './testDocuments'
import { expectAllowed, expectDenied, expectDecision } from './expectations'
import { fakeStaffAccountNames, type RulesTestUserName } from './personas'
import { initFirestoreTest } from './firestoreTest'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const path = `replyTemplates/${createTestSentItemId('template')}`
const staff = ['bisi', 'chidi'] as const
const accountsWithoutTemplates = ['guest', 'ada', ...fakeStaffAccountNames] as const
const outsiders: readonly RulesTestUserName[] = ['visitor', ...accountsWithoutTemplates]
const seedTemplate = () =>
  seed({ [path]: createReplyTemplateFixture('chidi', { updatedAt: new Date('2026-03-02T09:00:00Z') }) })
const set = (change: FieldChanges = {}) =>
  firestoreAs('bisi').doc(path).set(createReplyTemplateFixture('bisi', change))

test.each(staff)('%s can get a template, whether it exists or not', async (persona) => {
  await expectAllowed(firestoreAs(persona).doc(path).get())
  await seedTemplate()
  await expectAllowed(firestoreAs(persona).doc(path).get())
})

test.each(outsiders)('%s cannot get a template', async (persona) => {
  await expectDenied(firestoreAs(persona).doc(path).get())
  await seedTemplate()
  await expectDenied(firestoreAs(persona).doc(path).get())
  await expectAllowed(firestoreAs('bisi').doc(path).get())
})

test.each(staff)('%s can list up to 100 templates', async (persona) => {
  await seedTemplate()
  const all = firestoreAs(persona).collection('replyTemplates')
  await expectDenied(all.limit(expectedQueryLimits.staff + 1).get())
  await expectDenied(all.get())
  await expectAllowed(all.limit(expectedQueryLimits.staff).get())
  await expectAllowed(all.orderBy('name').limit(expectedQueryLimits.staff).get())
})

test.each(outsiders)('%s cannot list templates', async (persona) => {
  const listOne = (reader: RulesTestUserName) =>
    firestoreAs(reader).collection('replyTemplates').limit(1).get()
  await expectDenied(listOne(persona))
  await seedTemplate()
  await expectDenied(listOne(persona))
  await expectAllowed(listOne('bisi'))
})

test.each(staff)('%s can create, update and delete a template, and create it again', async (persona) => {
  const template = firestoreAs(persona).doc(path)
  await expectAllowed(template.set(createReplyTemplateFixture(persona)))
  await expectAllowed(template.set(createReplyTemplateFixture(persona, { text: 'Sold out today.' })))
  await expectAllowed(template.delete())
  await expectAllowed(template.set(createReplyTemplateFixture(persona)))
})

test('staff can update and delete the template of a colleague', async () => {
  await seedTemplate()
  await expectAllowed(set({ text: 'Sold out today.' }))
  await expectAllowed(firestoreAs('chidi').doc(path).delete())
})

test.each(accountsWithoutTemplates)(
  '%s cannot create or update a template in their own name',
  async (persona) => {
    const template = firestoreAs(persona).doc(path)
    await expectDenied(template.set(createReplyTemplateFixture(persona)))
    await expectAllowed(set())
    await expectDenied(template.set(createReplyTemplateFixture(persona)))
    await expectAllowed(set())
  },
)

test.each(outsiders)('%s cannot create or update a template in the name of staff', async (persona) => {
  const template = firestoreAs(persona).doc(path)
  await expectDenied(template.set(createReplyTemplateFixture('bisi')))
  await expectAllowed(set())
  await expectDenied(template.set(createReplyTemplateFixture('bisi')))
  await expectAllowed(set())
})

test.each(outsiders)('%s cannot delete a template', async (persona) => {
  await seedTemplate()
  await expectDenied(firestoreAs(persona).doc(path).delete())
  await expectAllowed(firestoreAs('bisi').doc(path).delete())
})

test.each(validSubmissionIds)('the id may be %s', async (id) => {
  const template = firestoreAs('bisi').doc(`replyTemplates/${id}`)
  await expectAllowed(template.set(createReplyTemplateFixture('bisi')))
})

test.each(invalidSubmissionIds)('the id may not be %s', async (id) => {
  const template = firestoreAs('bisi').doc(`replyTemplates/${id}`)
  await expectDenied(template.set(createReplyTemplateFixture('bisi')))
  await expectAllowed(set())
})

test('an update must name its writer and its time', async () => {
  await seedTemplate()
  const update = (fields: FieldChanges) => firestoreAs('bisi').doc(path).update(fields)
  const writer = { uid: 'bisi', updatedAt: serverTimestamp() }
  await expectDenied(update({ text: 'Sold out.', updatedAt: writer.updatedAt }))
  await expectDenied(update({ text: 'Sold out.', uid: writer.uid }))
  await expectAllowed(update({ text: 'Sold out.', ...writer }))
})

describe.each(['new', 'existing'])('a template (%s)', (kind) => {
  const prepare = () => (kind === 'new' ? Promise.resolve() : seedTemplate())

  test('may have every field at its maximum length', async () => {
    await prepare()
    await expectAllowed(set(replyTemplateWithMaxLengthFields))
  })

  test.each(replyTemplateSchemaTestCases)('$says', async ({ change, invalidFields }) => {
    await prepare()
    await expectDecision(set(change), invalidFields.length === 0)
    if (invalidFields.length > 0) await expectAllowed(set())
  })

  test.each([
    ['in the name of a colleague', { uid: 'chidi' }],
    ['without a uid', { uid: undefined }],
    ['with a null uid', { uid: null }],
    ["with the client's time", { updatedAt: getClientTimeOneSecondAgo() }],
    ['with a past time', { updatedAt: new Date(0) }],
    ['with a time as a number', { updatedAt: Date.now() }],
    ['without a time', { updatedAt: undefined }],
    ['with an unknown field', { channel: 'whatsapp' }],
  ])('cannot be written %s', async (_, change) => {
    await prepare()
    await expectDenied(set(change))
    await expectAllowed(set())
  })
})
