import { expect, test } from 'vitest'
import { getStatusLinkPath, parseStatusFragment } from '../../../domain/site/statusLink'

const token = 'q2Zt8b1M4uKxYw9PnLrVdSgHcJf0E7aTiQoB5vUe6k_'
const [, fragment = ''] = getStatusLinkPath(token).split('#')

test.each([
  `#${fragment}`,
  `#${fragment}.`,
  `#${fragment})`,
  `#${fragment}>,`,
  `#${fragment}&utm_source=mail&utm_medium=email`,
  `#${fragment.replace('=', '%3D')}`,
])('the token of a status link is read as mail programs change the link: %s', (changed) =>
  expect(parseStatusFragment(changed)).toBe(token),
)

test.each([
  ['', null],
  ['#list=84:3', null],
  ['#status=abc', 'abc'],
])('the fragment %j has the token %j', (other, found) => expect(parseStatusFragment(other)).toBe(found))
