import type { EnquiryFields } from '../../web/domain/enquiry'
import { optionalCase, requiredCase, type LawCase } from './case'
import { emailCases, phoneCases } from './reply'
import { lineCases, textCases } from './words'

export const validEnquiry: EnquiryFields = {
  fullname: 'Ada Obi',
  subject: 'Black soap',
  email: 'ada@example.com',
  phone: '+234 803 456 7890',
  message: 'Good day.\nHow long does black soap keep?',
}

export const enquiryCases: readonly LawCase[] = [
  requiredCase('fullname'),
  ...lineCases('fullname', 120),
  requiredCase('subject'),
  ...lineCases('subject', 150),
  requiredCase('email'),
  ...emailCases('email'),
  optionalCase('phone'),
  ...phoneCases('phone'),
  requiredCase('message'),
  ...textCases('message', 5000),
]

/** Every field at its longest: one decision may evaluate no more than 1,000 expressions. */
export const longestEnquiry: Required<EnquiryFields> = {
  fullname: 'F'.repeat(120),
  subject: 'S'.repeat(150),
  email: `${'e'.repeat(248)}@a.com`,
  phone: `+${'9'.repeat(20)}`,
  message: `${'🌿'.repeat(2499)}ab`,
}
