import { describe, expect, test } from 'vitest'
import { documentOf, type Outgoing, readOutgoing, saySame } from '../../web/domain/outgoing'
import { requestOf } from '../../web/domain/request'
import { validEnquiry } from '../laws/enquiry'
import { validRequest } from '../laws/request'

const origin = { id: 'K7M2QX0123456789abcd', uid: 'ada', madeAt: 1000 }
const request: Outgoing = { ...origin, kind: 'requests', fields: validRequest }
const enquiry: Outgoing = { ...origin, kind: 'enquiries', fields: validEnquiry }

describe('What is to be sent', () => {
  test('becomes a document with its sender and its status; the time is for the server to add', () => {
    expect(documentOf(request, 'ada')).toEqual({ uid: 'ada', ...validRequest, status: 'new' })
  })

  test('leaves out what was not given', () => {
    const typed = { name: 'Ada', phone: '', whatsapp: '', email: 'ada@example.com', list: 'Shea' }
    const document = documentOf({ fields: requestOf(typed, []) }, 'ada')
    expect(Object.keys(document).sort()).toEqual(['email', 'items', 'list', 'name', 'status', 'uid'])
  })

  test.each([request, enquiry])('comes back from where the browser kept it: %#', (outgoing) => {
    expect(readOutgoing(JSON.parse(JSON.stringify(outgoing)))).toEqual(outgoing)
  })

  test.each([
    ['nothing', null],
    ['a text', 'request'],
    ['an id of another form', { ...request, id: 'a/b' }],
    ['an unknown kind', { ...request, kind: 'products' }],
    ['no time', { ...request, madeAt: '1000' }],
    ['no sender', { ...request, uid: undefined }],
  ])('is nothing where the browser kept %s', (_, stored) => {
    expect(readOutgoing(stored)).toBeNull()
  })

  test('keeps its text where the browser kept fields that make no sense', () => {
    const fields = { ...validRequest, phone: 7, items: ['84:3', 'no', 4] }
    const readable = { ...validRequest, phone: undefined, items: ['84:3'] }
    expect(readOutgoing({ ...request, fields })?.fields).toEqual(readable)
  })
})

describe('Two that are to be sent', () => {
  test('say the same, whatever their ids and times', () => {
    expect(saySame(request, { ...request, id: 'another', madeAt: 2000 })).toBe(true)
  })

  test.each([
    ['another text', { ...request, fields: { ...validRequest, list: 'Soap' } }],
    ['another sender', { ...request, uid: 'ben' }],
    ['another kind', enquiry],
  ])('do not with %s', (_, other) => {
    expect(saySame(request, other)).toBe(false)
  })
})
