import { kindCases, lawful, optionalCase, requiredCase, unlawful, type LawCase } from './case'
import { lineCases, textCases } from './words'

export const validAnswer = { name: 'Bisi', channel: 'whatsapp', text: 'Good day Ada,\nyes: 4,500 a kilo.' }
export const validClaim = { name: 'Bisi' }

export const claimCases: readonly LawCase[] = [requiredCase('name'), ...lineCases('name', 120)]

export const answerCases: readonly LawCase[] = [
  ...claimCases,
  requiredCase('channel'),
  ...kindCases('channel'),
  ...['whatsapp', 'email', 'phone'].map((channel) => lawful(`channel is ${channel}`, { channel })),
  ...['', 'WhatsApp', 'sms', 'email '].map((channel) => unlawful(`channel is '${channel}'`, { channel })),
  optionalCase('text'),
  ...textCases('text', 2000),
]

/** Every field at its longest: one decision may evaluate no more than 1,000 expressions. */
export const longestClaim = { name: 'N'.repeat(120) }
export const longestAnswer = { ...longestClaim, channel: 'whatsapp', text: `${'🌿'.repeat(999)}ab` }
