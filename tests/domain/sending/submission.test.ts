import { describe, expect, test } from 'vitest'
import {
  toSubmissionDocument,
  type Submission,
  parseSubmission,
  hasSameSubmissionContent,
} from '../../../domain/sending/submission'
import { toRequestFields } from '../../../domain/sending/request'
import { validEnquiry } from '../../schemas/enquirySchemaTestCases'
import { validRequest } from '../../schemas/requestSchemaTestCases'

const origin = { id: 'K7M2QX0123456789abcd', uid: 'ada', madeAt: 1000 }
const request: Submission = { ...origin, kind: 'requests', fields: validRequest }
const enquiry: Submission = { ...origin, kind: 'enquiries', fields: validEnquiry }

describe('a submission', () => {
  test('becomes a document with its sender and status, without a time', () =>
    expect(toSubmissionDocument(request, 'ada')).toEqual({ uid: 'ada', ...validRequest, status: 'new' }))

  test('leaves out what was not given', () => {
    const input = { name: 'Ada', phone: '', whatsapp: '', email: 'ada@example.com', list: 'Shea' }
    const document = toSubmissionDocument({ fields: toRequestFields(input, []) }, 'ada')
    expect(Object.keys(document).sort()).toEqual(['email', 'items', 'list', 'name', 'status', 'uid'])
  })

  test.each([request, enquiry])('is parsed from storage: %#', (submission) =>
    expect(parseSubmission(JSON.parse(JSON.stringify(submission)))).toEqual(submission),
  )

  test.each([
    ['null', null],
    ['a text', 'request'],
    ['a malformed id', { ...request, id: 'a/b' }],
    ['an unknown kind', { ...request, kind: 'products' }],
    ['no sender', { ...request, uid: undefined }],
  ])('is null when storage holds %s', (_, stored) => expect(parseSubmission(stored)).toBeNull())

  test.each(['1000', 8_640_000_000_000_001, -1])('keeps its text when its time is %j', (madeAt) =>
    expect(parseSubmission({ ...request, madeAt })).toEqual({ ...request, madeAt: 0 }),
  )

  test('keeps the readable fields when others are malformed', () => {
    const fields = { ...validRequest, phone: 7, items: ['84:3', 'no', 4] }
    const readable = { ...validRequest, phone: undefined, items: ['84:3'] }
    expect(parseSubmission({ ...request, fields })?.fields).toEqual(readable)
  })
})

describe('two submissions', () => {
  test('have the same content even if their ids and times differ', () =>
    expect(hasSameSubmissionContent(request, { ...request, id: 'another', madeAt: 2000 })).toBe(true))

  test.each([
    ['another text', { ...request, fields: { ...validRequest, list: 'Soap' } }],
    ['another sender', { ...request, uid: 'ben' }],
    ['another kind', enquiry],
  ])('differ in content with %s', (_, otherSubmission) =>
    expect(hasSameSubmissionContent(request, otherSubmission)).toBe(false),
  )
})
