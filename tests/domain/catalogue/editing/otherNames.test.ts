import { describe, expect, test } from 'vitest'
import { addToOtherNames } from '../../../../domain/catalogue/editing/otherNames'

const tenNames = Array.from({ length: 10 }, (_, index) => `Name ${index}`)

describe('A new other name', () => {
  test('comes last, with its letters and marks composed and its spaces collapsed', () =>
    expect(addToOtherNames(['Cocos nucifera'], '  A\u0300di\u0301n   a\u0300gbo\u0323n ')).toEqual([
      'Cocos nucifera',
      'Àdín àgbọn',
    ]))

  test.each([
    ['only spaces', [], '  ', 'empty'],
    ['no letter or digit', [], '---', 'invalid'],
    ['more than 60 characters', [], 'x'.repeat(61), 'invalid'],
    ['an eleventh name', tenNames, 'Eleven', 'tooMany'],
    ['the same name', ['Òrí'], 'Òrí', 'duplicate'],
    ['the same name in capitals and with separate marks', ['Òrí'], 'O\u0300RI\u0301', 'duplicate'],
  ] as const)('is refused: %s', (_, otherNames, text, refusal) =>
    expect(addToOtherNames(otherNames, text)).toBe(refusal),
  )

  test('may have 60 characters, and be the tenth', () =>
    expect(addToOtherNames(tenNames.slice(1), 'x'.repeat(60))).toHaveLength(10))
})
