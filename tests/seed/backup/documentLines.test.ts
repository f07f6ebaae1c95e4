import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDocumentLine, parseDocumentLine } from '../../../seed/backup/documentLines'

const root = 'projects/shop/databases/(default)/documents'
const other = 'projects/copy/databases/(default)/documents'

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.record({ stringValue: fc.string({ unit: 'binary' }) }),
    fc.record({ integerValue: fc.maxSafeInteger().map(String) }),
    fc.record({
      doubleValue: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    }),
    fc.record({ referenceValue: fc.constantFrom('products/84', 'a/b/c/d').map((path) => `${root}/${path}`) }),
    fc.record({ arrayValue: fc.record({ values: fc.array(tie('value'), { maxLength: 3 }) }) }),
    fc.record({ mapValue: fc.record({ fields: fc.dictionary(fc.string(), tie('value'), { maxKeys: 3 }) }) }),
  ),
})).value

describe('A line of a backup', () => {
  test('is one line, and is read back as it was', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), (fields) => {
        const line = formatDocumentLine({ path: 'requests/1', fields }, root)
        expect(line).not.toMatch(/[\n\r\u2028\u2029]/)
        expect(parseDocumentLine(line, root)).toEqual({ path: 'requests/1', fields })
      }),
    ))

  test('is the same, whatever the order of the fields', () => {
    const [a, b] = [{ stringValue: 'a' }, { mapValue: { fields: { y: 1, x: 2 } } }]
    const line = formatDocumentLine({ path: 'a/1', fields: { a, b } }, root)
    const { fields } = { fields: { b: { mapValue: { fields: { x: 2, y: 1 } } }, a } }
    expect(formatDocumentLine({ path: 'a/1', fields }, root)).toBe(line)
  })

  test('has references into its own database without its name; others stay, and so does a field of that name', () => {
    const fields = {
      own: { referenceValue: `${root}/products/84` },
      foreign: { referenceValue: `${other}/products/84` },
      referenceValue: { stringValue: `${root}/products/84` },
    }
    const line = formatDocumentLine({ path: 'a/1', fields }, root)
    expect(parseDocumentLine(line, other).fields).toEqual({
      ...fields,
      own: { referenceValue: `${other}/products/84` },
    })
  })
})
