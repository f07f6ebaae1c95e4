import { describe, expect, test } from 'vitest'
import { requestFaults, requestOf } from '../../web/domain/request'
import { changed } from '../laws/case'
import { longestRequest, requestCases, validRequest } from '../laws/request'

test('a request that keeps the law has no fault, nor has the longest', () => {
  expect(requestFaults(validRequest)).toEqual([])
  expect(requestFaults(longestRequest)).toEqual([])
})

test.each(requestCases)('a request: $says', ({ change, faults }) => {
  expect(requestFaults(changed(validRequest, change))).toEqual(faults)
})

test('faults come in the order of the form', () => {
  expect(requestFaults({})).toEqual(['name', 'list', 'items', 'reply'])
})

describe('what was typed, as it would be sent', () => {
  const typed = { name: ' Ada  Obi', phone: '', whatsapp: '', email: ' ada@example.com', list: ' Shea\n' }

  test('has no blanks around it, leaves out what was not given, and takes the order list in whole halves', () => {
    const orderList = [
      { id: '84', count: 1.5 },
      { id: '1', count: 999 },
    ]
    const request = requestOf(typed, orderList)
    expect(request).toEqual({
      name: 'Ada Obi',
      email: 'ada@example.com',
      list: 'Shea',
      items: ['84:3', '1:1998'],
    })
    expect(requestFaults(request)).toEqual([])
  })

  test('has no way to reply where none was given', () => {
    expect(requestFaults(requestOf({ ...typed, email: ' ' }, []))).toEqual(['reply'])
  })
})
