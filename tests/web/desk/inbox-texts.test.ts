import { describe, expect, test } from 'vitest'
import { emptyInboxFilter, listInboxSections } from '../../../domain/sent-items/inboxFilter'
import { getCsvFileName } from '../../../web/desk/inbox/export/getCsvFileName'
import { describeProgress } from '../../../web/desk/inbox/list/describeProgress'
import { describeShownRows, formatSectionTitle } from '../../../web/desk/inbox/list/describeSection'
import { formatDeskTime } from '../../../web/desk/inbox/list/formatDeskTime'

// 00:30 on 23 November in Lagos.
const now = Date.parse('2026-11-22T23:30:00Z')
const ada = { uid: 'ada', name: 'Ada' }

describe('the time of a change', () => {
  test.each([
    ['2026-11-22T23:05:00Z', 'at 00:05'],
    ['2026-11-22T22:59:00Z', 'on 22 November'],
    ['2025-12-31T12:00:00Z', 'on 31 December 2025'],
  ])('%s is %j', (time, text) => expect(formatDeskTime(new Date(time), now)).toBe(text))
})

describe('a row', () => {
  const answer = { ...ada, channel: 'phone' } as const
  const updatedAt = new Date(now)
  const [sentAt, laterAt] = [new Date(now - 3_600_000), new Date(now - 1_800_000)]
  const times = { createdAt: sentAt, waitingSince: sentAt }
  const nobody = { claimedBy: null, answer: null, answeredAt: null, updatedAt: null }
  const unclaimed = { ...times, ...nobody, accepted: null, steps: {} }
  const me = { uid: 'me', name: 'Me' }
  const accepted = { ...ada, at: laterAt, replyId: 'q', how: 'online' } as const
  const doneByMe = { ...me, at: updatedAt }

  test.each([
    [{ status: 'new', ...unclaimed }, ''],
    [{ status: 'new', ...unclaimed, claimedBy: ada }, 'Ada is answering'],
    [{ status: 'new', ...unclaimed, claimedBy: me }, 'You are answering'],
    [{ status: 'new', ...unclaimed, waitingSince: laterAt, answer, answeredAt: sentAt }, 'Waiting again'],
    [{ status: 'answered', ...unclaimed, answer, answeredAt: updatedAt }, 'Answered by Ada at 00:30'],
    [{ status: 'answered', ...unclaimed, answer: { ...answer, uid: 'me' } }, 'Answered by you'],
    [{ status: 'answered', ...unclaimed, answeredAt: updatedAt }, 'Answered at 00:30'],
    [
      {
        status: 'answered',
        ...unclaimed,
        ...{ waitingSince: laterAt, answer, answeredAt: sentAt, claimedBy: me, updatedAt },
      },
      'Answered by you at 00:30',
    ],
    [{ status: 'accepted', ...unclaimed, accepted }, 'Accepted at 00:00'],
    [
      { status: 'accepted', ...unclaimed, accepted, steps: { paid: doneByMe, packed: doneByMe } },
      'Accepted at 00:00, packed, paid',
    ],
    [{ status: 'closed', ...unclaimed, answer, updatedAt }, 'Answered by Ada, closed at 00:30'],
    [{ status: 'closed', ...unclaimed }, 'Closed'],
  ] as const)('says who answers or has answered: %j', (item, text) =>
    expect(describeProgress(item, 'me', now)).toBe(text),
  )
})

describe('a section', () => {
  const [waiting, accepted, done] = listInboxSections(emptyInboxFilter)
  const [answered] = listInboxSections({ ...emptyInboxFilter, status: 'answered' })
  const [closed] = listInboxSections({ ...emptyInboxFilter, status: 'closed' })
  const shown = { filter: emptyInboxFilter, section: waiting, rowCount: 0, isComplete: true, isCurrent: true }

  test.each([
    [waiting, 7, 'Waiting for a reply (7)'],
    [waiting, 100, 'Waiting for a reply (99+)'],
    [waiting, 0, 'Waiting for a reply'],
    [waiting, null, 'Waiting for a reply'],
    [accepted, 7, 'Accepted'],
    [done, 7, 'Answered and closed'],
  ])('%j with %j items has the title %j', (section, count, title) =>
    expect(section && formatSectionTitle(section, count)).toBe(title),
  )

  test.each([
    [{}, 'Nothing is waiting for a reply. New items appear here automatically.'],
    [{ rowCount: 1 }, 'This is the only one.'],
    [{ rowCount: 12 }, 'These are all 12.'],
    [{ rowCount: 50, isComplete: false }, 'Showing 50, the longest waiting first.'],
    [{ rowCount: 50, isComplete: false, section: done }, 'Showing 50, the newest first.'],
    [{ rowCount: 50, isComplete: false, section: accepted }, 'Showing 50, the longest waiting first.'],
    [{ section: accepted }, 'No request or enquiry is accepted and still open.'],
    [{ isComplete: false }, 'Someone is already answering each of the first ones. There are more.'],
    [{ rowCount: 12, isCurrent: false }, 'Showing 12, the longest waiting first.'],
    [{ isCurrent: false }, 'Not known until the desk is connected.'],
    [{ filter: { ...emptyInboxFilter, kind: 'requests' } }, 'No request is waiting for a reply.'],
    [{ filter: { ...emptyInboxFilter, owner: 'mine' } }, "You haven't claimed a request or enquiry."],
    [
      { filter: { ...emptyInboxFilter, owner: 'unclaimed' } },
      'Someone is answering every waiting request or enquiry',
    ],
    [{ section: done }, 'No request or enquiry is answered or closed.'],
    [{ section: answered }, 'No request or enquiry is answered.'],
    [{ section: closed }, 'No request or enquiry is closed yet.'],
    [
      { section: closed, filter: { ...emptyInboxFilter, owner: 'mine' } },
      "You haven't closed a request or enquiry yet.",
    ],
    [
      { section: done, filter: { ...emptyInboxFilter, owner: 'unclaimed' } },
      'Someone has claimed every request or enquiry here',
    ],
  ] as const)('says how much of it is shown (%#)', (change, text) => {
    expect(describeShownRows({ ...shown, ...change } as Parameters<typeof describeShownRows>[0])).toContain(
      text,
    )
  })
})

test.each([
  [emptyInboxFilter, 'arielle-inbox-2026-11-23.csv'],
  [{ ...emptyInboxFilter, kind: 'requests' }, 'arielle-requests-2026-11-23.csv'],
  [{ kind: 'enquiries', status: 'new', owner: 'mine' }, 'arielle-enquiries-new-mine-2026-11-23.csv'],
] as const)('an exported file is named after the filter and the day in Lagos (%#)', (filter, name) =>
  expect(getCsvFileName(filter, now)).toBe(name),
)
