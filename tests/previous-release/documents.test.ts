import { describe, expect, test } from 'vitest'
import { defaultCalendar } from '../../domain/opening-hours/calendar'
import { parsePublication } from '../../domain/catalogue/editing/storedState'
import { toDraftFields, toProductInput } from '../../domain/catalogue/editing/productInput'
import { parsePushMessage } from '../../domain/push/pushMessage'
import { type Submission, toSubmissionDocument } from '../../domain/sending/submission'
import { parseSentItem } from '../../domain/sent-items/sentItem'
import { createPushMessage } from '../../functions/push/createPushMessage'
import { createStoredProduct } from '../createStoredProduct'
import { validEnquiry } from '../schemas/enquirySchemaTestCases'
import { validRequest } from '../schemas/requestSchemaTestCases'
import * as previous from './bundle'

const createdAt = new Date('2026-03-09T12:00Z')
const id = 'ABC234efghijklmnopqr'

describe.each<Pick<Submission, 'kind' | 'fields'>>([
  { kind: 'requests', fields: validRequest },
  { kind: 'enquiries', fields: validEnquiry },
])('A document in $kind', ({ kind, fields }) => {
  const expected = parseSentItem({ kind, id }, { ...toSubmissionDocument({ fields }, 'ada'), createdAt })

  test('of this release is read by the one before', () => {
    const document = { ...toSubmissionDocument({ fields }, 'ada'), createdAt }
    expect(previous.parseSentItem({ kind, id }, document)).toMatchObject({ senderUid: 'ada', status: 'new' })
  })

  test('of the release before is read by this one', () => {
    const document = { ...previous.toSubmissionDocument({ fields }, 'ada'), createdAt }
    expect(parseSentItem({ kind, id }, document)).toEqual(expected)
  })
})

test('a product that this release publishes is read by the one before', () => {
  const texture = { ...createStoredProduct('1').image, path: 'products/1/1-0f55628fb5-640.webp' }
  const certificates = ['2026-03-09 ABC234efghijklmnopqr Lagos Lab | Peroxide value']
  const product = createStoredProduct('1', { soldOut: true, morePictures: { texture }, certificates })
  const document = { id: '1', ...toDraftFields(toProductInput(product)), updatedAt: createdAt }
  expect(parsePublication('1', document)?.product).toEqual(product)
  expect(previous.parsePublication('1', document)?.product).toMatchObject(createStoredProduct('1'))
})

test.each(['arrivalPush', 'answerPush', 'dueSoonPush', 'latePush', 'remindPush'] as const)(
  'the service worker of the release before shows a message %s of this one',
  (kind) => {
    const document = { ...toSubmissionDocument({ fields: validRequest }, 'ada'), createdAt }
    const item = parseSentItem({ kind: 'requests', id }, document)
    if (!item) throw new Error('The request is malformed.')
    const message = createPushMessage(kind, [item], { now: createdAt.getTime(), calendar: defaultCalendar })
    expect(previous.parsePushMessage(message)).toEqual(parsePushMessage(message))
    expect(previous.parsePushMessage(message)).not.toBeNull()
  },
)
