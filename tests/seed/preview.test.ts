import { expect, test } from 'vitest'
import { previewOf } from '../../web/domain/preview'

test.each([
  ['a short text stands whole', 'Cold pressed.', 'Cold pressed.'],
  ['a text of 100 characters stands whole', 'x'.repeat(100), 'x'.repeat(100)],
  ['a longer text is cut after 100 characters', 'x'.repeat(101), 'x'.repeat(100)],
  ['a character of two units is not cut in half', `${'x'.repeat(99)}🌿z`, `${'x'.repeat(99)}🌿`],
])('%s', (_, description, preview) => {
  expect(previewOf(description)).toBe(preview)
})
