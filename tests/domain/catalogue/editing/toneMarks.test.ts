import { describe, expect, test } from 'vitest'
import { applyToneMark, insertLetter } from '../../../../domain/catalogue/editing/toneMarks'

const select = (text: string, start: number, end = start) => ({ text, start, end })

describe('A letter', () => {
  test('is put where the cursor is, and the cursor comes after it', () =>
    expect(insertLetter(select('gbn', 2), 'ọ')).toEqual(select('gbọn', 3)))

  test('replaces what is selected', () =>
    expect(insertLetter(select('gbon', 2, 3), 'ọ')).toEqual(select('gbọn', 3)))
})

describe('A tone mark', () => {
  test.each([
    ['a', 'acute', 'á'],
    ['a', 'grave', 'à'],
    ['a', 'macron', 'ā'],
    ['N', 'grave', 'Ǹ'],
  ] as const)('goes on the letter before the cursor: %s with %s is %s', (letter, mark, marked) =>
    expect(applyToneMark(select(`${letter}b`, 1), mark)).toEqual(select(`${marked}b`, 1)),
  )

  test('goes on a letter with a dot below, in the one form of both', () => {
    const { text, end } = applyToneMark(select('ọn', 1), 'grave') ?? select('', 0)
    expect(text).toBe('ọ\u0300n')
    expect(text).toBe(text.normalize('NFC'))
    expect(text.slice(0, end)).toBe('ọ\u0300')
  })

  test('takes the place of another one', () => {
    expect(applyToneMark(select('á', 1), 'grave')).toEqual(select('à', 1))
    expect(applyToneMark(select('ẹ\u0301', 2), 'macron')?.text).toBe('ẹ\u0304')
  })

  test('needs a letter', () => {
    expect(applyToneMark(select('', 0), 'acute')).toBeNull()
    expect(applyToneMark(select('a ', 2), 'acute')).toBeNull()
    expect(applyToneMark(select('1', 1), 'acute')).toBeNull()
  })
})
