import {
  wrongTypeCases,
  validCase,
  optionalFieldCase,
  requiredFieldCase,
  invalidCase,
  type SchemaCase,
} from './schemaCase'
import { singleLineCases, multilineCases } from './textCases'

export const validStaffReply = {
  name: 'Bisi',
  channel: 'whatsapp',
  text: 'Good day Ada,\nyes: 4,500 a kilo.',
}
export const validStaffClaim = { name: 'Bisi' }

export const staffClaimCases: readonly SchemaCase[] = [
  requiredFieldCase('name'),
  ...singleLineCases('name', 120),
]

export const staffReplyCases: readonly SchemaCase[] = [
  ...staffClaimCases,
  requiredFieldCase('channel'),
  ...wrongTypeCases('channel'),
  ...['whatsapp', 'email', 'phone'].map((channel) => validCase(`channel is ${channel}`, { channel })),
  ...['', 'WhatsApp', 'sms', 'email '].map((channel) => invalidCase(`channel is '${channel}'`, { channel })),
  optionalFieldCase('text'),
  ...multilineCases('text', 2000),
]

/** Every field at its maximum length: rules may evaluate at most 1,000 expressions per request. */
export const maxLengthStaffClaim = { name: 'N'.repeat(120) }
export const maxLengthStaffReply = {
  ...maxLengthStaffClaim,
  channel: 'whatsapp',
  text: `${'🌿'.repeat(999)}ab`,
}
