import { expect, test } from 'vitest'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { getStatusLinkPath, hasStatusLinkEnded, parseStatusFragment } from '../../../domain/site/statusLink'

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

const dayMs = 86_400_000
const closedAt = new Date('2026-03-09T14:00+01:00')
const after = (days: number) => new Date(closedAt.getTime() + days * dayMs)
const item = { status: 'closed', updatedAt: closedAt } as const

test.each<[string, Pick<SentItem, 'status' | 'updatedAt'>, Date | null, number, boolean]>([
  ['of an item that was closed almost 90 days ago', item, after(-1), 90 * dayMs - 1, false],
  ['of an item that was closed 90 days ago', item, after(-1), 90 * dayMs, true],
  ['whose time of making is not known', item, null, 90 * dayMs, true],
  ['that was made for a closed item', item, after(100), 190 * dayMs - 1, false],
  ['that was made for a closed item 90 days ago', item, after(100), 190 * dayMs, true],
  ['of an item that is open', { status: 'answered', updatedAt: closedAt }, after(-1), 900 * dayMs, false],
])('a link %s: %o, made %o, after %d ms has ended: %s', (_, linked, madeAt, laterMs, hasEnded) =>
  expect(hasStatusLinkEnded(linked, madeAt, closedAt.getTime() + laterMs)).toBe(hasEnded),
)
