import { describe, expect, test } from 'vitest'
import {
  emptyInboxFilter,
  formatInboxFilter,
  type InboxFilter,
  listInboxSections,
  parseInboxFilter,
} from '../../../domain/sent-items/inboxFilter'

const parse = (query: string) => parseInboxFilter(new URLSearchParams(query))

describe('the filter of the inbox', () => {
  const filters: [query: string, filter: InboxFilter][] = [
    ['', emptyInboxFilter],
    ['kind=requests', { ...emptyInboxFilter, kind: 'requests' }],
    ['kind=enquiries', { ...emptyInboxFilter, kind: 'enquiries' }],
    ['status=new', { ...emptyInboxFilter, status: 'new' }],
    ['status=answered', { ...emptyInboxFilter, status: 'answered' }],
    ['status=accepted', { ...emptyInboxFilter, status: 'accepted' }],
    ['status=closed', { ...emptyInboxFilter, status: 'closed' }],
    ['owner=mine', { ...emptyInboxFilter, owner: 'mine' }],
    ['owner=unclaimed', { ...emptyInboxFilter, owner: 'unclaimed' }],
    ['kind=requests&status=new&owner=mine', { kind: 'requests', status: 'new', owner: 'mine' }],
  ]

  test.each(filters)('is %j in the address', (query, filter) => {
    expect(parse(query)).toEqual(filter)
    expect(formatInboxFilter(filter)).toBe(query)
  })

  test.each(['kind=products', 'status=NEW', 'status=', 'owner=everybody', 'constructor=1'])(
    'ignores %s',
    (query) => expect(parse(query)).toEqual(emptyInboxFilter),
  )
})

describe('the sections of the inbox', () => {
  test('are what waits for a reply, then what is accepted, then the rest', () =>
    expect(listInboxSections(emptyInboxFilter)).toEqual([
      { name: 'waiting', statuses: ['new'] },
      { name: 'accepted', statuses: ['accepted'] },
      { name: 'done', statuses: ['answered', 'closed'] },
    ]))

  test.each([
    ['new', 'waiting'],
    ['answered', 'done'],
    ['accepted', 'accepted'],
    ['closed', 'done'],
  ] as const)('are one section for the status %s', (status, name) =>
    expect(listInboxSections({ ...emptyInboxFilter, status })).toEqual([{ name, statuses: [status] }]),
  )
})
