import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { reopenPeriodMs } from '../../../domain/conversation/moveLimits'
import { createRequest, deskOpenedAtMs, emeka } from './memory/deskState'
import { renderItem } from './renderDesk'

const closed = (closedAtMs: number) => ({ status: 'closed', updatedAt: new Date(closedAtMs) })
const queryReopen = () => screen.queryByRole('button', { name: 'Reopen' })

describe('reopening an item', () => {
  test.each([
    ['is answered', { status: 'answered' }, true],
    ['was just closed', closed(deskOpenedAtMs), true],
    ['was closed 30 days ago', closed(deskOpenedAtMs - reopenPeriodMs), false],
    ['is new', {}, false],
  ])('is offered where it %s: %o %s', async (_, fields, isOffered) => {
    await renderItem(createRequest(fields))
    expect(queryReopen() !== null).toBe(isOffered)
  })

  test('makes it wait again from now on, for anybody', async () => {
    const item = createRequest({ createdAt: new Date(deskOpenedAtMs - 3_600_000) })
    const { desk, user, article } = await renderItem(item)
    desk.actAs(emeka, item, { type: 'answer', channel: 'phone' })
    await user.click(article.getByRole('button', { name: 'Reopen' }))
    await article.findByText('Nobody is answering yet')
    article.getByText('45 min left, due 13:45')
    article.getByText('Emeka Staff answered by phone at 13:00')
    expect(document.activeElement?.textContent).toBe('Ada Obi')
    expect(screen.queryByText(/asked again/)).toBeNull()
  })

  test('waits for a connection, and says who was first', async () => {
    const item = createRequest({ status: 'answered' })
    const { desk, user, article } = await renderItem(item)
    desk.setConnection('offline')
    await user.click(article.getByRole('button', { name: 'Reopen' }))
    await article.findByText('Waiting for a connection: reopening the item')
    desk.changeItem(item.id, closed(deskOpenedAtMs - reopenPeriodMs))
    desk.setConnection('online')
    expect((await article.findByRole('alert')).textContent).toMatch(/^This was closed more than 30 days ago/)
  })
})

test('a closed item can have a new link, which staff send themselves', async () => {
  const { desk, user, article } = await renderItem(createRequest(closed(deskOpenedAtMs - reopenPeriodMs)))
  desk.setConnection('offline')
  await user.click(article.getByRole('button', { name: 'New Link' }))
  await article.findByText(/^No link could be made/)
  desk.setConnection('online')
  await user.click(article.getByRole('button', { name: 'New Link' }))
  const { textContent } = await article.findByText(/^Send them this link/)
  expect(textContent).toMatch(/It works for 90 days: https:\/\/shop\.example\/my-requests#status=\w+$/)
})

describe('closing', () => {
  test('what nobody has answered asks first, and can be cancelled', async () => {
    const item = createRequest()
    const { desk, user, article } = await renderItem(item)
    await user.click(article.getByRole('button', { name: 'Close' }))
    expect(document.activeElement).toBe(article.getByText('Close this without an answer?'))
    await user.click(article.getByRole('button', { name: 'Cancel' }))
    expect(desk.getFields(item).status).toBe('new')
    await user.click(article.getByRole('button', { name: 'Close' }))
    await user.click(article.getByRole('button', { name: 'Close' }))
    await article.findByText('Closed on 9 March 2026')
    await user.click(article.getByRole('button', { name: 'Undo' }))
    await article.findByText('Nobody is answering yet')
  })
})
