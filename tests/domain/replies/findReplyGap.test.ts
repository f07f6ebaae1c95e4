import { describe, expect, test } from 'vitest'
import { findReplyGap } from '../../../domain/replies/findReplyGap'
import { createReplyLine } from './createReplyLine'

const complete = {
  text: 'Hello Ada Obi',
  lines: [createReplyLine({ mark: 'available' }), createReplyLine({ mark: 'leftOut' })],
  hasLines: true,
  isTotalValid: true,
  isOutdated: false,
  sendersTexts: ['Ada Obi'],
}
const unmarked = { lines: [...complete.lines, createReplyLine(), createReplyLine()] }
const invalidTotal = { isTotalValid: false }
const outdated = { isOutdated: true }
const unfinished = { text: 'Hello {name}' }

describe('a reply', () => {
  test.each([
    ['the marks of its lines', unmarked, { kind: 'lines', count: 2 }],
    ['a total that can be read', invalidTotal, { kind: 'total' }],
    ['a look at its text', outdated, { kind: 'outdated' }],
    ['words in a place to fill in', unfinished, { kind: 'place', place: '{name}' }],
  ])('needs %s', (_, change, gap) => expect(findReplyGap({ ...complete, ...change })).toEqual(gap))

  test.each([
    ['lines', { ...unmarked, ...invalidTotal, ...outdated, ...unfinished }],
    ['total', { ...invalidTotal, ...outdated, ...unfinished }],
    ['outdated', { ...outdated, ...unfinished }],
  ])('that needs several things needs %s first', (kind, change) =>
    expect(findReplyGap({ ...complete, ...change })?.kind).toBe(kind),
  )

  test('needs no marks where its text does not list the lines', () =>
    expect(findReplyGap({ ...complete, ...unmarked, hasLines: false })).toBeNull())

  test('that lists no lines needs no marks', () =>
    expect(findReplyGap({ ...complete, lines: [] })).toBeNull())

  test('with what its sender wrote in braces needs nothing', () =>
    expect(findReplyGap({ ...complete, text: 'Hello {Ada}', sendersTexts: ['{Ada}'] })).toBeNull())

  test('that is complete needs nothing', () => expect(findReplyGap(complete)).toBeNull())
})
