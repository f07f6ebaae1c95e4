import { expect, test } from 'vitest'
import { parseReply } from '../../../domain/conversation/reply'
import { parseQuote, serializeQuote } from '../../../domain/quotes/quote'
import {
  quoteSchemaTestCases,
  quoteWithMaxLengthFields,
  validQuote,
} from '../../schemas/quoteSchemaTestCases'
import { applyFieldChanges } from '../../schemas/schemaCase'
import {
  replySchemaTestCases,
  replyWithMaxLengthFields,
  validReply,
} from '../../schemas/staffSchemaTestCases'

test.each(quoteSchemaTestCases)('a quote is read if its form is valid: $says', ({ change, invalidFields }) =>
  expect(parseQuote(applyFieldChanges(validQuote, change)) !== null).toBe(invalidFields.length === 0),
)

test('a quote can have all of its greatest lengths at once', () => {
  const quote = parseQuote(quoteWithMaxLengthFields)
  expect(quote && serializeQuote(quote)).toEqual(quoteWithMaxLengthFields)
})

const reply = { ...validReply, uid: 'bisi', createdAt: new Date(0) }

test.each(replySchemaTestCases)('a reply is read if its form is valid: $says', ({ change, invalidFields }) =>
  expect(parseReply('r', applyFieldChanges(reply, change)) !== null).toBe(invalidFields.length === 0),
)

test('a reply can have all of its greatest lengths at once', () =>
  expect(parseReply('r', { ...reply, ...replyWithMaxLengthFields })).not.toBeNull())
