import { expect, test } from 'vitest'
import { parseReply, type Reply } from '../../../domain/conversation/reply'
import { decideUndo, findUndoable, undoPeriodMs } from '../../../domain/conversation/undo'
import { toThread } from '../../../domain/conversation/thread'
import { parseDelivery } from '../../../domain/deliveries/delivery'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { createSentItem } from '../sent-items/createSentItem'

const now = Date.parse('2026-03-09T14:00+01:00')
const [justNow, before] = [new Date(now), new Date(now - undoPeriodMs)]
const answer = { uid: 'sola', name: 'Sola', channel: 'phone' } as const
const until = now + undoPeriodMs

/** The sender's yes, or a step, so many milliseconds after the answer. */
function yesAt(after: number) {
  return { uid: 'ada', name: 'Ada', replyId: 'r', how: 'online', at: new Date(now + after) } as const
}

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
  ['a quote that was accepted since', { status: 'accepted', accepted: yesAt(1) }, createReply(), null],
  ['an answer to what was reopened since', { waitingSince: new Date(now + 1) }, createReply(), null],
  ['an answer that the sender has replied to', { status: 'new' }, sendersQuestion, null],
  ['an answer of an earlier release', { status: 'answered', answer, answeredAt: justNow }, null, 'answer'],
  ['an old one of an earlier release', { status: 'answered', answer, answeredAt: before }, null, null],
  ['a closing', { status: 'closed', updatedAt: justNow }, createReply(), 'close'],
  ['a closing of ten seconds ago', { status: 'closed', updatedAt: before }, createReply(), null],
])('of %s, Sola can undo: %o', (_, change, newestReply, what) => {
  const item = createSentItem(change)
  const thread = toThread(item, newestReply ? [newestReply] : [])
  expect(findUndoable(item, thread, 'sola', now)).toEqual(what && { what, until })
})

const almostTenMinutes = 10 * 60_000 - 1
const mail = {
  itemKind: 'requests',
  itemId: 'r',
  kind: 'answerMail',
  to: 'ada@example.org',
  updatedAt: justNow,
}
const waitingMail = parseDelivery('d', { ...mail, status: 'waiting' })
const sentMail = parseDelivery('d', { ...mail, status: 'sent', attempts: 1 })

test.each<[string, Partial<SentItem>, object, string]>([
  ['an answer of almost ten minutes', { status: 'answered' }, { after: almostTenMinutes }, 'possible'],
  ['an answer of ten minutes', { status: 'answered' }, { after: almostTenMinutes + 1 }, 'tooLate'],
  ['an answer whose e-mail waits', { status: 'answered' }, { deliveries: [waitingMail] }, 'possible'],
  ['an answer whose e-mail went out', { status: 'answered' }, { deliveries: [sentMail] }, 'alreadySent'],
  ['an answer with an unreadable delivery', { status: 'answered' }, { deliveries: [null] }, 'alreadySent'],
  ['a quote that was accepted since', { status: 'accepted', accepted: yesAt(1) }, {}, 'accepted'],
  ['an answer after the yes', { status: 'accepted', accepted: yesAt(-1) }, {}, 'possible'],
  [
    'an answer before a step',
    { status: 'accepted', accepted: yesAt(-1), steps: { paid: yesAt(1) } },
    {},
    'accepted',
  ],
  ["a colleague's answer", { status: 'answered' }, { staffUid: 'emeka' }, 'othersAnswer'],
  ['an answer to what is closed', { status: 'closed', updatedAt: justNow }, {}, 'closed'],
  ['an answer before the item was reopened', { waitingSince: new Date(now + 1) }, {}, 'alreadyDone'],
  [
    'a closing of almost ten minutes',
    { status: 'closed', updatedAt: justNow },
    { what: 'close', after: almostTenMinutes },
    'possible',
  ],
  [
    'a closing of ten minutes',
    { status: 'closed', updatedAt: justNow },
    { what: 'close', after: almostTenMinutes + 1 },
    'tooLate',
  ],
  ['a closing that was undone', { status: 'answered' }, { what: 'close' }, 'alreadyDone'],
])('undoing %s, with %o %o, is: %s', (_, change, { after = 0, ...context }: { after?: number }, decision) => {
  const thread = [createReply()].filter((reply) => reply !== null)
  const usual = { what: 'answer', staffUid: 'sola', now: now + after, deliveries: [] } as const
  expect(decideUndo(createSentItem(change), thread, { ...usual, ...context })).toBe(decision)
})
