import { expect, test } from 'vitest'
import { truncateDescription } from '../../domain/catalogue/truncateDescription'

test.each([
  ['a short text is not changed', 'Cold pressed.', 'Cold pressed.'],
  ['a text of 100 characters is not changed', 'x'.repeat(100), 'x'.repeat(100)],
  ['a longer text is cut after 100 characters', 'x'.repeat(101), 'x'.repeat(100)],
  ['a surrogate pair is not split', `${'x'.repeat(99)}🌿z`, `${'x'.repeat(99)}🌿`],
])('%s', (_, description, preview) => expect(truncateDescription(description)).toBe(preview))
