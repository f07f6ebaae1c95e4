import { expect, test } from 'vitest'
import { isSitePath } from '../../../domain/site/isSitePath'

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
])('knows whether %o is a path on this site: %s', (text, expected) => expect(isSitePath(text)).toBe(expected))
