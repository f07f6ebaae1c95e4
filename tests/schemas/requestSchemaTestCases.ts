import type { RequestFields } from '../../domain/sending/request'
import { createAllEmailTestCases, createAllPhoneTestCases, createPhoneTestCases } from './contactCases'
import { createOrderItemsFieldTestCases } from './createOrderItemsFieldTestCases'
import { createFieldTestCases, leftOut, type SchemaTestCase } from './schemaCase'
import { createAllLineTestCases, createAllTextTestCases } from './textCases'

export const validRequest: RequestFields = {
  name: 'Ada Obi',
  phone: '+234 803 456 7890',
  whatsapp: '+234 803 456 7891',
  email: 'ada@example.com',
  list: '1.5 kg avocado butter\n2 kg shea butter',
  items: ['84:3', '1:4'],
}

const { phone, whatsapp, email } = validRequest
const noReplyContact = { phone: undefined, whatsapp: undefined, email: undefined }

export const requestSchemaTestCases: readonly SchemaTestCase[] = [
  ...createAllLineTestCases('name', 120),
  ...createAllPhoneTestCases('phone'),
  ...createPhoneTestCases('whatsapp'),
  ...createFieldTestCases('email', { valid: leftOut }),
  ...createAllEmailTestCases('email'),
  ...Object.entries({ phone, whatsapp, email }).map(([field, value]) => ({
    says: `${field} is the only way to reply`,
    change: { ...noReplyContact, [field]: value },
    invalidFields: [],
  })),
  { says: 'there is no way to reply', change: noReplyContact, invalidFields: ['reply'] },
  ...createAllTextTestCases('list', 5000),
  ...createOrderItemsFieldTestCases('items'),
]

/**
 * A request with every field at its maximum length: it tests Firestore's limit of 1,000 evaluated rules expressions.
 */
export const requestWithMaxLengthFields: Required<RequestFields> = {
  name: 'N'.repeat(120),
  phone: `+${'9'.repeat(20)}`,
  whatsapp: `+${'9'.repeat(20)}`,
  email: `${'e'.repeat(64)}@${'e'.repeat(185)}.com`,
  list: `${'🌿'.repeat(2499)}ab`,
  items: Array.from({ length: 200 }, () => '99999:1998'),
}
