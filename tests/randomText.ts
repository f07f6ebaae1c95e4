import fc from 'fast-check'

const codePoint = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

/**
 * A text of any code points. fast-check's own `unit: 'binary'` builds a map of all 1.1 million of them, which takes half
 * a second in each worker.
 */
export function randomText(maxLength?: number): fc.Arbitrary<string> {
  return fc.string({ unit: codePoint, ...(maxLength === undefined ? {} : { maxLength }) })
}
