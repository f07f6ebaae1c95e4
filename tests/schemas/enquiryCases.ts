import type { EnquiryFields } from '../../web/domain/sending/enquiry'
import { optionalFieldCase, requiredFieldCase, type SchemaCase } from './schemaCase'
import { emailCases, phoneCases } from './contactCases'
import { singleLineCases, multilineCases } from './textCases'

export const validEnquiry: EnquiryFields = {
  fullname: 'Ada Obi',
  subject: 'Black soap',
  email: 'ada@example.com',
  phone: '+234 803 456 7890',
  message: 'Good day.\nHow long does black soap keep?',
}

export const enquiryCases: readonly SchemaCase[] = [
  requiredFieldCase('fullname'),
  ...singleLineCases('fullname', 120),
  requiredFieldCase('subject'),
  ...singleLineCases('subject', 150),
  requiredFieldCase('email'),
  ...emailCases('email'),
  optionalFieldCase('phone'),
  ...phoneCases('phone'),
  requiredFieldCase('message'),
  ...multilineCases('message', 5000),
]

/** Every field at its maximum length: rules may evaluate at most 1,000 expressions per request. */
export const maxLengthEnquiry: Required<EnquiryFields> = {
  fullname: 'F'.repeat(120),
  subject: 'S'.repeat(150),
  email: `${'e'.repeat(248)}@a.com`,
  phone: `+${'9'.repeat(20)}`,
  message: `${'🌿'.repeat(2499)}ab`,
}
