import { expect, test } from 'vitest'
import { isSentId, referenceOf, sentIdLength, sentIdOf } from '../../web/domain/sent'
import { lawfulIds, unlawfulIds } from '../laws/sent'

test.each(lawfulIds)('%s can be an id', (id) => {
  expect(isSentId(id)).toBe(true)
})

test.each(['', ...unlawfulIds])('%j cannot be an id', (id) => {
  expect(isSentId(id)).toBe(false)
})

test('twenty random numbers make an id', () => {
  const most = 2 ** 32 - 1
  for (const number of [0, 1, 7, 61, 62, most]) {
    expect(isSentId(sentIdOf(Array.from({ length: sentIdLength }, () => number)))).toBe(true)
  }
})

test('its reference is its beginning: six signs that are told apart by ear', () => {
  const ids = Array.from({ length: 62 }, (_, seed) =>
    sentIdOf(Array.from({ length: sentIdLength }, (_, at) => seed + at)),
  )
  for (const id of ids) {
    expect(referenceOf(id)).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
    expect(id.startsWith(referenceOf(id))).toBe(true)
  }
})

test('the reference of any id is upper-case', () => {
  expect(referenceOf('abcdefghijklmnopqrst')).toBe('ABCDEF')
})
