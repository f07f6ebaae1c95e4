import { expect, test } from 'vitest'
import {
  isSubmissionId,
  formatReference,
  submissionIdLength,
  toSubmissionId,
} from '../../../domain/sent-items/submissionId'
import { validSubmissionIds, invalidSubmissionIds } from '../../schemas/sentItemCases'

test.each(validSubmissionIds)('accepts %s as an id', (id) => expect(isSubmissionId(id)).toBe(true))

test.each(['', ...invalidSubmissionIds])('rejects %j as an id', (id) =>
  expect(isSubmissionId(id)).toBe(false),
)

test('makes an id from twenty random numbers', () => {
  const most = 2 ** 32 - 1
  for (const number of [0, 1, 7, 61, 62, most]) {
    expect(isSubmissionId(toSubmissionId(Array.from({ length: submissionIdLength }, () => number)))).toBe(
      true,
    )
  }
})

test('begins with a reference of six characters that are easy to tell apart', () => {
  const ids = Array.from({ length: 62 }, (_, seed) =>
    toSubmissionId(Array.from({ length: submissionIdLength }, (_, at) => seed + at)),
  )
  for (const id of ids) {
    expect(formatReference(id)).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
    expect(id.startsWith(formatReference(id))).toBe(true)
  }
})

test('shows every reference in upper case', () =>
  expect(formatReference('abcdefghijklmnopqrst')).toBe('ABCDEF'))
