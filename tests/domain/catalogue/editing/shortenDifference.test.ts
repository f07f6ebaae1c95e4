import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortenDifference } from '../../../../domain/catalogue/editing/shortenDifference'

const long =
  'A soft butter from the nuts of the shea tree, pressed cold and filtered twice, so that it keeps its vitamins and its smell of smoke.'

describe('shortenDifference', () => {
  test('leaves short texts whole', () =>
    expect(shortenDifference('Shea Butter', 'Shea Butter, raw')).toEqual(['Shea Butter', 'Shea Butter, raw']))

  test('shows of long texts where they differ, with some words around it', () =>
    expect(shortenDifference(long, long.replace('filtered twice', 'filtered'))).toEqual([
      '…tree, pressed cold and filtered twice, so that it keeps…',
      '…tree, pressed cold and filtered, so that it keeps…',
    ]))

  test('shows an added end with the words before it', () =>
    expect(shortenDifference(long, `${long} Raw.`)).toEqual([
      '…and its smell of smoke.',
      '…and its smell of smoke. Raw.',
    ]))

  test('shortens what differs altogether', () => {
    const [before, after] = shortenDifference('old '.repeat(500), 'new '.repeat(500))
    expect([before, after]).toEqual([expect.stringMatching(/^old .*…$/), expect.stringMatching(/^new .*…$/)])
    expect(before.length).toBeLessThan(310)
  })

  test('shows a difference wherever two texts differ in their words', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<string[]>('raw', 'oil', 'of', 'shea'), { minLength: 40, maxLength: 60 }),
        fc.nat(39),
        (words, place) => {
          const [before, after] = shortenDifference(words.join(' '), words.with(place, 'cocoa').join(' '))
          expect(after).toContain('cocoa')
          expect(before).not.toBe(after)
        },
      ),
    ))
})
