import { describe, test } from 'vitest'
import { quoteDayMs, quoteSchemaTestCases, validQuote } from '../schemas/quoteSchemaTestCases'
import { applyFieldChanges, type FieldChanges } from '../schemas/schemaCase'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { createReplyFixture, createSentItemFixture, createTestSentItemId } from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const item = `requests/${createTestSentItemId('adas')}`
const seedItem = (change: FieldChanges) => seed({ [item]: createSentItemFixture('ada', 'requests', change) })
const create = (change: FieldChanges) =>
  firestoreAs('bisi')
    .doc(`${item}/replies/${createTestSentItemId('reply')}`)
    .set(createReplyFixture('bisi', change))

const quote = (change: FieldChanges = {}) => ({
  kind: 'quote',
  text: '',
  quote: applyFieldChanges(validQuote, change),
})
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

describe('a quote', () => {
  test.each(quoteSchemaTestCases)('$says', async ({ change, invalidFields }) => {
    await seedItem({ status: 'answered' })
    await expectDecision(create(quote(change)), invalidFields.length === 0)
  })

  test.each([
    [true, 5],
    [false, -1],
    [true, (90 * quoteDayMs) / 60_000 - 5],
    [false, (90 * quoteDayMs) / 60_000 + 5],
  ])('is valid until a time after now, at most 90 days away: %s, %i minutes', async (isAllowed, minutes) => {
    await seedItem({ status: 'answered' })
    await expectDecision(create(quote({ validUntil: inMinutes(minutes) })), isAllowed)
  })

  test.each([
    ['an unknown field', quote({ sum: 5 })],
    ['a holding reply', { ...quote(), kind: 'holding' }],
    ['an invisible text', { ...quote(), text: ' ' }],
    ['a text of 2,001 letters', { ...quote(), text: 'a'.repeat(2001) }],
    ['no text field', { ...quote(), text: undefined }],
    ['no quote', { ...quote(), quote: undefined }],
  ])('cannot come with %s', async (_, change) => {
    await seedItem({ status: 'answered' })
    await expectDenied(create(change))
  })

  test('can come with a text', async () => {
    await seedItem({ status: 'answered' })
    await expectAllowed(create({ ...quote(), text: 'Good day Ada' }))
  })
})
