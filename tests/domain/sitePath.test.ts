import { expect, test } from 'vitest'
import { isSitePath } from '../../web/domain/sitePath'

test.each([
  ['/', true],
  ['/confirm-list', true],
  ['/arielle-store?category=Oil&q=coco', true],
  ['//evil.example/confirm-list', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['/a\nb', false],
  ['', false],
  [undefined, false],
])('%o leads somewhere within this site: %s', (text, answer) => {
  expect(isSitePath(text)).toBe(answer)
})
