import { createFieldTestCases, leftOut, toFieldValues, wrongTypes, type SchemaTestCase } from './schemaCase'
import { createLineTestCases, createTextTestCases } from './textCases'

/*
 * What staff write: claims, answers, notes and reply templates. Each `…WithMaxLengthFields` tests Firestore's limit of
 * 1,000 evaluated rules expressions.
 */

export const validStaffClaim = { name: 'Bisi' }
export const staffClaimWithMaxLengthFields = { name: 'N'.repeat(120) }
export const staffClaimSchemaTestCases: readonly SchemaTestCase[] = createLineTestCases('name', 120)

const longestText = `${'🌿'.repeat(999)}ab`

export const validStaffReply = {
  name: 'Bisi',
  channel: 'whatsapp',
  text: 'Good day Ada,\nyes: 4,500 a kilo.',
}
export const staffReplyWithMaxLengthFields = {
  ...staffClaimWithMaxLengthFields,
  channel: 'whatsapp',
  text: longestText,
}
export const staffReplySchemaTestCases: readonly SchemaTestCase[] = [
  ...staffClaimSchemaTestCases,
  ...createFieldTestCases('channel', {
    valid: toFieldValues(['whatsapp', 'email', 'phone']),
    invalid: { ...leftOut, ...wrongTypes, ...toFieldValues(['', 'WhatsApp', 'sms', 'email ']) },
  }),
  ...createFieldTestCases('text', { valid: leftOut }),
  ...createTextTestCases('text', 2000).filter(({ change }) => change.text !== undefined),
]

export const validStaffNote = { name: 'Bisi', text: 'She called:\ndelivery on Friday, not before noon.' }
export const staffNoteWithMaxLengthFields = { ...staffClaimWithMaxLengthFields, text: longestText }
export const staffNoteSchemaTestCases: readonly SchemaTestCase[] = [
  ...staffClaimSchemaTestCases,
  ...createTextTestCases('text', 2000),
]

export const validReplyTemplate = {
  name: 'All available',
  text: 'Good day {name},\nabout {reference}:\n{lines}',
}
export const replyTemplateWithMaxLengthFields = { name: 'N'.repeat(60), text: longestText }
export const replyTemplateSchemaTestCases: readonly SchemaTestCase[] = [
  ...createLineTestCases('name', 60),
  ...createTextTestCases('text', 2000),
  ...createFieldTestCases('text', { valid: { 'has an unknown placeholder': 'Good day {friend} {' } }),
]

export const validStaffLogEntry = { action: 'export', what: 'arielle-inbox-2026-03-09.csv (120 rows)' }
export const staffLogEntryWithMaxLengthFields = { what: 'N'.repeat(200) }
export const staffLogEntrySchemaTestCases: readonly SchemaTestCase[] = [
  ...createFieldTestCases('action', {
    valid: toFieldValues(['export', 'delete']),
    invalid: { ...leftOut, ...wrongTypes, ...toFieldValues(['', 'Export', 'import']) },
  }),
  ...createLineTestCases('what', 200),
]

export const validCustomerNote = { note: 'Pays on collection.\nAsk for the glass jars.' }
export const customerNoteWithMaxLengthFields = { note: longestText }
export const customerNoteSchemaTestCases: readonly SchemaTestCase[] = createTextTestCases('note', 2000)

export const validPrice = { amount: 250_000 }
export const priceSchemaTestCases: readonly SchemaTestCase[] = createFieldTestCases('amount', {
  valid: toFieldValues([1, 10_000_000_000]),
  invalid: {
    ...leftOut,
    ...toFieldValues([0, -250_000, 10_000_000_001, 2500.5, '250000', '', null, true]),
    'is a map': { kobo: 250_000 },
  },
})

export const validReply = {
  from: 'staff',
  name: 'Bisi',
  channel: 'whatsapp',
  kind: 'answer',
  text: 'Good day Ada,\nyes: 4,500 a kilo.',
}
export const replyWithMaxLengthFields = { ...staffClaimWithMaxLengthFields, text: longestText }
export const replySchemaTestCases: readonly SchemaTestCase[] = [
  ...staffClaimSchemaTestCases,
  ...createFieldTestCases('channel', {
    valid: toFieldValues(['whatsapp', 'email', 'phone']),
    invalid: { ...leftOut, ...wrongTypes, ...toFieldValues(['', 'site', 'sms']) },
  }),
  ...createFieldTestCases('kind', {
    invalid: { ...leftOut, ...wrongTypes, ...toFieldValues(['', 'quote', 'question', 'decline']) },
  }),
  ...createFieldTestCases('from', { invalid: { ...leftOut, ...toFieldValues(['sender', 'Staff', true]) } }),
  ...createTextTestCases('text', 2000),
]
