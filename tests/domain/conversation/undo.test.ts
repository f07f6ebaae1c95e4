import { expect, test } from 'vitest'
import { parseReply, type Reply } from '../../../domain/conversation/reply'
import { findUndoable, undoPeriodMs } from '../../../domain/conversation/undo'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { createSentItem } from '../sent-items/createSentItem'

const now = Date.parse('2026-03-09T14:00+01:00')
const [justNow, before] = [new Date(now), new Date(now - undoPeriodMs)]
const answer = { uid: 'sola', name: 'Sola', channel: 'phone' } as const
const until = now + undoPeriodMs

function createReply(change: object = {}): Reply | null {
  const stored = { ...answer, from: 'staff', kind: 'answer', text: 'Yes', createdAt: justNow, ...change }
  return parseReply('r', stored)
}

const sendersQuestion = createReply({ from: 'sender', channel: 'site', kind: 'question' })

test.each<[string, Partial<SentItem>, Reply | null, 'answer' | 'close' | null]>([
  ['an own answer', { status: 'answered' }, createReply(), 'answer'],
  ['a further answer to what is accepted', { status: 'accepted' }, createReply(), 'answer'],
  ['a promise of a later reply', { status: 'new' }, createReply({ kind: 'holding' }), 'answer'],
  ["a colleague's answer", { status: 'answered' }, createReply({ uid: 'ada' }), null],
  ['an answer of ten seconds ago', { status: 'answered' }, createReply({ createdAt: before }), null],
  ['an answer to what was reopened since', { waitingSince: new Date(now + 1) }, createReply(), null],
  ['an answer that the sender has replied to', { status: 'new' }, sendersQuestion, null],
  ['an answer of an earlier release', { status: 'answered', answer, answeredAt: justNow }, null, 'answer'],
  ['an old one of an earlier release', { status: 'answered', answer, answeredAt: before }, null, null],
  ['a closing', { status: 'closed', updatedAt: justNow }, createReply(), 'close'],
  ['a closing of ten seconds ago', { status: 'closed', updatedAt: before }, createReply(), null],
])('of %s, Sola can undo: %o', (_, item, newestReply, what) =>
  expect(findUndoable(createSentItem(item), newestReply, 'sola', now)).toEqual(what && { what, until }),
)
