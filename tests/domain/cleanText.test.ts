import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, isMultilineText, isSingleLineText } from '../../domain/validation/text'

describe('a line that somebody pasted', () => {
  test.each([
    ['\u2068Ada Obi\u2069', 'Ada Obi'],
    ['\u202A0803 123 4567\u202C', '0803 123 4567'],
    ['\u200Bada@example.com\u200E', 'ada@example.com'],
    ['Yaba\u2060,\u000BLagos', 'Yaba, Lagos'],
    ['Ada\u2028Obi\u2029', 'Ada Obi'],
    ['\uFEFFShea\u00ADButter\u061C\u3164', 'SheaButter'],
    ['2\u00A0kg\u202F\u3000Shea\t\u0085Butter\r\n', '2 kg Shea Butter'],
    ['a\u0000\u001Bb\uD83C', 'ab'],
  ])('%j is read as %j', (pasted, line) => expect(cleanLine(pasted)).toBe(line))

  test.each(['👩🏽‍🌾', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', '葛󠄀城', 'Ọ̀ṣọ́ọ̀ṣì'])(
    'keeps %s, which needs its joiners and selectors',
    (text) => expect(cleanLine(text)).toBe(text),
  )
})

test('a text keeps its lines and tabs, with one kind of line break', () =>
  expect(cleanText(' 2\u00A0kg Shea\r\n\u2068Ose dudu\u2069\t1\rOil\u2028\u000BSoap\n')).toBe(
    '2 kg Shea\nOse dudu\t1\nOil\n\nSoap',
  ))

test('what is cleaned once stays as it is, and its letters pass the law', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (input) => {
      const [line, text] = [cleanLine(input), cleanText(input)]
      expect([cleanLine(line), cleanText(text)]).toEqual([line, text])
      expect(isSingleLineText(`${line}a`, Infinity) && isMultilineText(`${text}a`, Infinity)).toBe(true)
    }),
  ))
