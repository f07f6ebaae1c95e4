import { expect, test } from 'vitest'
import {
  parseCertificate,
  parseCertificates,
  serializeCertificate,
} from '../../../domain/catalogue/certificate'
import { isPdf } from '../../../domain/catalogue/publishing/isPdf'

const certificate = {
  id: 'ABC234efghijklmnopqr',
  date: '2026-03-09',
  issuer: 'Lagos Food Lab',
  title: 'Peroxide value, batch 12',
}

test('a certificate is the same once it was written as a line and read again', () => {
  const line = serializeCertificate(certificate)
  expect(line).toBe('2026-03-09 ABC234efghijklmnopqr Lagos Food Lab | Peroxide value, batch 12')
  expect(parseCertificate(line)).toEqual(certificate)
})

test('a malformed line among others is left out', () =>
  expect(parseCertificates(['', serializeCertificate(certificate), 'Lagos Food Lab'])).toEqual([certificate]))

const toBytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['a PDF', '%PDF-1.7 text %%EOF', true],
  ['a PDF with a line after its end', '%PDF-1.4 text %%EOF\r\n', true],
  ['a PDF whose end is missing', '%PDF-1.7 text', false],
  ['a PDF whose end is far from the end of the file', `%PDF-1.7 %%EOF${' '.repeat(1024)}`, false],
  ['a page that has a PDF in it', '<script></script>%PDF-1.7 %%EOF', false],
  ['nothing', '', false],
])('%s is recognised by its bytes', (_, text, expected) => expect(isPdf(toBytes(text))).toBe(expected))
