import { describe, expect, test } from 'vitest'
import { findRequestFormErrors, toRequestFields } from '../../../domain/sending/request'
import { applyFieldChanges } from '../../schemas/schemaCase'
import {
  requestWithMaxLengthFields,
  requestSchemaTestCases,
  validRequest,
} from '../../schemas/requestSchemaTestCases'

test('a valid request has no errors, not even at the maximum lengths', () => {
  expect(findRequestFormErrors(validRequest)).toEqual([])
  expect(findRequestFormErrors(requestWithMaxLengthFields)).toEqual([])
})

test.each(requestSchemaTestCases)('a request: $says', ({ change, invalidFields }) =>
  expect(findRequestFormErrors(applyFieldChanges(validRequest, change))).toEqual(invalidFields),
)

test('errors come in the order of the form', () =>
  expect(findRequestFormErrors({})).toEqual(['name', 'list', 'items', 'reply']))

describe("the request form's input, normalized", () => {
  const input = { name: ' Ada  Obi', phone: '', whatsapp: '', email: ' ada@example.com', list: ' Shea\n' }

  test('trims the text, omits empty fields, and takes the items in whole halves', () => {
    const items = [
      { productId: '84', halves: 3 },
      { productId: '1', halves: 1998 },
    ]
    const request = toRequestFields(input, items)
    expect(request).toEqual({
      name: 'Ada Obi',
      email: 'ada@example.com',
      list: 'Shea',
      items: ['84:3', '1:1998'],
    })
    expect(findRequestFormErrors(request)).toEqual([])
  })

  test('reports the missing reply method when all contact fields are empty', () =>
    expect(findRequestFormErrors(toRequestFields({ ...input, email: ' ' }, []))).toEqual(['reply']))

  test('has the delivery area as the last line of the list, and an empty list without it', () => {
    expect(toRequestFields({ ...input, area: '\u2068Yaba\u2069\u00A0 Lagos' }, []).list).toBe(
      'Shea\nDelivery to: Yaba Lagos',
    )
    expect(toRequestFields({ ...input, area: ' ' }, []).list).toBe('Shea')
    const withoutList = toRequestFields({ ...input, list: ' ', area: 'Yaba' }, [])
    expect(findRequestFormErrors(withoutList)).toEqual(['list'])
  })
})
