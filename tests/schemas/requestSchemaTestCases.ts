import type { RequestFields } from '../../domain/sending/request'
import {
  createValidSchemaTestCase,
  createOptionalFieldTestCase,
  createRequiredFieldTestCase,
  createInvalidSchemaTestCase,
  type SchemaTestCase,
} from './schemaCase'
import { createOrderItemsFieldTestCases } from './createOrderItemsFieldTestCases'
import { createEmailFieldTestCases, createPhoneFieldTestCases } from './contactCases'
import { createSingleLineFieldTestCases, createMultilineFieldTestCases } from './textCases'

export const validRequest: RequestFields = {
  name: 'Ada Obi',
  phone: '+234 803 456 7890',
  whatsapp: '+234 803 456 7891',
  email: 'ada@example.com',
  list: '1.5 kg avocado butter\n2 kg shea butter',
  items: ['84:3', '1:4'],
}

const replyContacts = {
  phone: validRequest.phone,
  whatsapp: validRequest.whatsapp,
  email: validRequest.email,
}
const noReplyContact = { phone: undefined, whatsapp: undefined, email: undefined }

export const requestSchemaTestCases: readonly SchemaTestCase[] = [
  createRequiredFieldTestCase('name'),
  ...createSingleLineFieldTestCases('name', 120),
  createOptionalFieldTestCase('phone'),
  ...createPhoneFieldTestCases('phone'),
  createOptionalFieldTestCase('whatsapp'),
  ...createPhoneFieldTestCases('whatsapp'),
  createOptionalFieldTestCase('email'),
  ...createEmailFieldTestCases('email'),
  ...Object.entries(replyContacts).map(([field, value]) =>
    createValidSchemaTestCase(`${field} is the only way to reply`, { ...noReplyContact, [field]: value }),
  ),
  createInvalidSchemaTestCase('there is no way to reply', noReplyContact, ['reply']),
  createRequiredFieldTestCase('list'),
  ...createMultilineFieldTestCases('list', 5000),
  ...createOrderItemsFieldTestCases('items'),
]

/**
 * A request with every field at its maximum length: it tests Firestore's limit of 1,000 evaluated rules expressions.
 */
export const requestWithMaxLengthFields: Required<RequestFields> = {
  name: 'N'.repeat(120),
  phone: `+${'9'.repeat(20)}`,
  whatsapp: `+${'9'.repeat(20)}`,
  email: `${'e'.repeat(248)}@a.com`,
  list: `${'🌿'.repeat(2499)}ab`,
  items: Array.from({ length: 200 }, () => '99999:1998'),
}
