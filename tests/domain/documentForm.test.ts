import { describe, expect, test } from 'vitest'
import { parseProductDraft } from '../../domain/catalogue/editing/productDraft'
import { parseProductVersion } from '../../domain/catalogue/editing/productVersion'
import { parsePublication, parseStoredState } from '../../domain/catalogue/editing/storedState'
import { parseDelivery } from '../../domain/deliveries/delivery'
import { parseDigestChannel } from '../../domain/digest/digestChannel'
import { parsePushDevice } from '../../domain/push/pushDevice'
import { parseReplyTemplate } from '../../domain/replies/replyTemplate'
import { parseStaffNote } from '../../domain/replies/staffNote'
import { parseSentItem } from '../../domain/sent-items/sentItem'
import { toProductState } from '../../functions/catalogue/productChanges'
import { createStoredProduct } from '../createStoredProduct'

const at = new Date('2026-03-09T12:00Z')
const id = 'ABC234efghijklmnopqr'
const by = { uid: 'sola', name: 'Sola' }
const product = createStoredProduct('1')
const published = { ...product, updatedAt: at }
const draft = { product: { name: 'Oil' }, by, savedAt: at }

const documents: [string, object, (fields: object) => unknown][] = [
  [
    'a request',
    { uid: 'ada', name: 'Ada', phone: '08031234567', list: 'Oil', items: [], status: 'new', createdAt: at },
    (fields) => parseSentItem({ kind: 'requests', id }, fields),
  ],
  ['a note', { ...by, text: 'Call her', createdAt: at }, (fields) => parseStaffNote(id, fields)],
  ['a template', { ...by, text: 'Dear {name}' }, (fields) => parseReplyTemplate(id, fields)],
  [
    'a delivery',
    {
      ...{ itemKind: 'requests', itemId: id, kind: 'confirmationMail', to: 'ada@example.com' },
      ...{ status: 'sent', attempts: 1, updatedAt: at },
    },
    (fields) => parseDelivery(id, fields),
  ],
  [
    'a push device',
    {
      ...{ uid: 'ada', endpoint: 'https://push.example/x', createdAt: at },
      ...{ p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    },
    (fields) => parsePushDevice(id, fields),
  ],
  ['a choice of the morning summary', { channel: 'email', updatedAt: at }, parseDigestChannel],
  ['a product', published, (fields) => parsePublication('1', fields)],
  ['a draft', draft, (fields) => parseProductDraft('1', fields)],
  ['a version', { product, by, publishedAt: at }, (fields) => parseProductVersion('1', id, fields)],
  ['a product that is published', published, (fields) => toProductState('1', fields).change],
]

describe.each(documents)('%s', (_, fields, parse) => {
  test('is read without a number and with number 1, whatever else a later release has added', () => {
    expect(parse(fields)).not.toBeNull()
    expect(parse({ ...fields, schema: 1 })).toEqual(parse(fields))
    expect(parse({ ...fields, addedLater: true })).toEqual(parse(fields))
  })

  test.each([2, '1', null])('is not read with number %j', (schema) =>
    expect(parse({ ...fields, schema })).toBeNull(),
  )
})

test('a product or a draft that cannot be read says whether it may be replaced', () => {
  expect(parseStoredState('1', published, draft)).not.toHaveProperty('unreadable')
  expect(parseStoredState('1', {}, {})).not.toHaveProperty('unreadable')
  expect(parseStoredState('1', { ...published, name: 7 }, {}).unreadable).toBe('malformed')
  expect(parseStoredState('1', { ...published, schema: 2 }, {}).unreadable).toBe('laterForm')
  expect(parseStoredState('1', published, { ...draft, schema: 2 }).unreadable).toBe('laterForm')
})
