import { cleanName } from '../../validation/text'
import { type Certificate, parseCertificate, serializeCertificate } from '../certificate'

/** What staff write of a certificate beside choosing its file; `date` is as in Certificate, or empty. */
export type CertificateInput = Omit<Certificate, 'id'>

export const emptyCertificateInput: CertificateInput = { title: '', issuer: '', date: '' }

const valid: Certificate = { id: 'A'.repeat(20), title: 'A', issuer: 'A', date: '2000-01-01' }

/** Removes marks and spaces that nobody sees, and composes letters with their marks. */
export function normalizeCertificateInput({ title, issuer, date }: CertificateInput): CertificateInput {
  return {
    title: cleanName(title),
    issuer: cleanName(issuer),
    date,
  }
}

/** Finds the fields that the law of certificates refuses, or whose day is no day, or later than `today`. */
export function findCertificateErrors(input: CertificateInput, today: string): (keyof CertificateInput)[] {
  const isLawful = (field: keyof CertificateInput) =>
    parseCertificate(serializeCertificate({ ...valid, [field]: input[field] }))?.[field] === input[field]
  const fields = (['title', 'issuer', 'date'] as const).filter((field) => !isLawful(field))
  const isPastDay = isDay(input.date) && input.date <= today
  return fields.includes('date') || isPastDay ? fields : [...fields, 'date']
}

/** Whether a month has this day: '2026-02-31' is none. */
function isDay(date: string): boolean {
  const time = Date.parse(date)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
