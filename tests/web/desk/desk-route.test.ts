import { describe, expect, test } from 'vitest'
import { emptyInboxFilter } from '../../../domain/sent-items/inboxFilter'
import { formatInboxAddress, parseDeskPath, parseInboxQuery } from '../../../web/desk/deskRoute'

const id = 'ABCDEFghijklmnop2345'
const item = { kind: 'requests', id } as const

describe('the path of the desk', () => {
  test.each([
    ['/staff', { screen: 'inbox', openItem: null }],
    ['/staff/', { screen: 'inbox', openItem: null }],
    [`/staff/requests/${id}`, { screen: 'inbox', openItem: item }],
    [`/staff/enquiries/${id}/`, { screen: 'inbox', openItem: { kind: 'enquiries', id } }],
    ['/staff/account', { screen: 'account' }],
    ['/staff/deliveries', { screen: 'deliveries' }],
    ['/staff/figures', { screen: 'figures', view: 'figures' }],
    ['/staff/figures/log', { screen: 'figures', view: 'log' }],
    ['/staff/templates', { screen: 'templates' }],
    ['/staff/catalogue/84', { screen: 'catalogue', view: 'product', productId: '84' }],
    ['/staff/catalogue/84/asked', { screen: 'catalogue', view: 'asked', productId: '84' }],
    ['/staff/catalogue/84/versions', { screen: 'unknown' }],
    ['/staff/catalogue/084/asked', { screen: 'unknown' }],
    ['/staff/inbox/1', { screen: 'unknown' }],
    ['/staff/requests/short', { screen: 'unknown' }],
    [`/staff/products/${id}`, { screen: 'unknown' }],
    [`/staff/requests/${id}/notes`, { screen: 'unknown' }],
    ['/staffing', { screen: 'unknown' }],
  ])('%s shows its screen', (path, route) => expect(parseDeskPath(path)).toEqual(route))
})

describe('the address of the inbox', () => {
  test.each([
    [null, { filter: emptyInboxFilter, search: '' }, '/staff'],
    [item, { filter: emptyInboxFilter, search: '' }, `/staff/requests/${id}`],
    [
      item,
      { filter: { kind: 'requests', status: 'new', owner: 'mine' }, search: 'Ọṣun & co' },
      `/staff/requests/${id}?kind=requests&status=new&owner=mine&q=%E1%BB%8C%E1%B9%A3un+%26+co`,
    ],
  ] as const)('keeps the filter and the search beside the open item (%#)', (openItem, view, address) => {
    expect(formatInboxAddress(openItem, view)).toBe(address)
    expect(parseInboxQuery(new URL(address, 'http://desk').search)).toEqual(view)
  })

  test('without a search has an empty text', () =>
    expect(parseInboxQuery('?q=')).toEqual({ filter: emptyInboxFilter, search: '' }))
})
