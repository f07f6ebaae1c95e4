import type { RequestFields } from '../../web/domain/request'
import { lawful, optionalCase, requiredCase, unlawful, type LawCase } from './case'
import { itemsCases } from './items'
import { emailCases, phoneCases } from './reply'
import { lineCases, textCases } from './words'

export const validRequest: RequestFields = {
  name: 'Ada Obi',
  phone: '+234 803 456 7890',
  whatsapp: '+234 803 456 7891',
  email: 'ada@example.com',
  list: '1.5 kg avocado butter\n2 kg shea butter',
  items: ['84:3', '1:4'],
}

const fields = { phone: validRequest.phone, whatsapp: validRequest.whatsapp, email: validRequest.email }
const noWay = { phone: undefined, whatsapp: undefined, email: undefined }

export const requestCases: readonly LawCase[] = [
  requiredCase('name'),
  ...lineCases('name', 120),
  optionalCase('phone'),
  ...phoneCases('phone'),
  optionalCase('whatsapp'),
  ...phoneCases('whatsapp'),
  optionalCase('email'),
  ...emailCases('email'),
  ...Object.entries(fields).map(([field, value]) =>
    lawful(`${field} is the only way to reply`, { ...noWay, [field]: value }),
  ),
  unlawful('there is no way to reply', noWay, ['reply']),
  requiredCase('list'),
  ...textCases('list', 5000),
  ...itemsCases('items'),
]

/** Every field at its longest: one decision may evaluate no more than 1,000 expressions. */
export const longestRequest: Required<RequestFields> = {
  name: 'N'.repeat(120),
  phone: `+${'9'.repeat(20)}`,
  whatsapp: `+${'9'.repeat(20)}`,
  email: `${'e'.repeat(248)}@a.com`,
  list: `${'🌿'.repeat(2499)}ab`,
  items: Array.from({ length: 200 }, () => '99999:1998'),
}
