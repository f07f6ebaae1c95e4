import type { EnquiryFields } from '../../domain/sending/enquiry'
import { createEmailTestCases, createPhoneTestCases } from './contactCases'
import { createFieldTestCases, leftOut, type SchemaTestCase } from './schemaCase'
import { createLineTestCases, createTextTestCases } from './textCases'

export const validEnquiry: EnquiryFields = {
  fullname: 'Ada Obi',
  subject: 'Black soap',
  email: 'ada@example.com',
  phone: '+234 803 456 7890',
  message: 'Good day.\nHow long does black soap keep?',
}

export const enquirySchemaTestCases: readonly SchemaTestCase[] = [
  ...createLineTestCases('fullname', 120),
  ...createLineTestCases('subject', 150),
  ...createFieldTestCases('email', { invalid: leftOut }),
  ...createEmailTestCases('email'),
  ...createPhoneTestCases('phone'),
  ...createTextTestCases('message', 5000),
]

/**
 * An enquiry with every field at its maximum length: it tests Firestore's limit of 1,000 evaluated expressions per
 * request.
 */
export const enquiryWithMaxLengthFields: Required<EnquiryFields> = {
  fullname: 'F'.repeat(120),
  subject: 'S'.repeat(150),
  email: `${'e'.repeat(64)}@${'e'.repeat(185)}.com`,
  phone: `+${'9'.repeat(20)}`,
  message: `${'🌿'.repeat(2499)}ab`,
}
