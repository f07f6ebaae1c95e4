import { expect, test } from 'vitest'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { hasStatusLinkEnded } from '../../../domain/sent-items/statusLinkEnd'

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
