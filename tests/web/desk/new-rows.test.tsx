import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { FakeIntersectionObserver } from '../browser/FakeIntersectionObserver'
import { createEnquiry, createRequest } from './memory/deskState'
import { listRows, renderInbox } from './renderDesk'

describe('a new row that is not in view', () => {
  /** Opens an inbox whose new rows are not in view, and sends items into it. */
  async function renderWithNewRows(...items: readonly ReturnType<typeof createRequest>[]) {
    vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
    const rendered = await renderInbox('')
    for (const item of items) rendered.desk.send(item)
    await screen.findByRole('button', { name: `${items.length} new, below` })
    const getRow = ({ id }: { id: string }) =>
      listRows().find(({ dataset }) => dataset.inboxRow === id) ?? document.body
    return { ...rendered, getRow }
  }

  test('is counted below the list, where a press leads to it, until it has been seen', async () => {
    const [first, second] = [createRequest({ name: 'Ada' }), createEnquiry({ fullname: 'Ben' })]
    const { user, getRow } = await renderWithNewRows(first, second)
    await user.click(screen.getByRole('button', { name: '2 new, below' }))
    expect(document.activeElement).toBe(getRow(first))
    FakeIntersectionObserver.show(getRow(first))
    screen.getByRole('button', { name: '1 new, below' })
    FakeIntersectionObserver.show(getRow(second))
    expect(screen.queryByRole('button', { name: /new, below$/ })).toBeNull()
  })

  test('is above once staff have scrolled past it', async () => {
    const item = createRequest()
    const { getRow } = await renderWithNewRows(item)
    FakeIntersectionObserver.hide(getRow(item), -100)
    screen.getByRole('button', { name: '1 new, above' })
  })

  test('has been seen when its item is opened, but not while an open item hides the list', async () => {
    const [first, second] = [createRequest({ name: 'Ada' }), createRequest({ name: 'Ben' })]
    const { user, getRow } = await renderWithNewRows(first, second)
    getRow(second).style.visibility = 'hidden'
    FakeIntersectionObserver.show(getRow(second))
    screen.getByRole('button', { name: '2 new, below' })
    await user.click(getRow(first))
    await screen.findByRole('button', { name: '1 new, below' })
  })

  test('is not counted while a search covers the list', async () => {
    const { user } = await renderWithNewRows(createRequest())
    await user.type(screen.getByRole('searchbox'), 'zzz')
    expect(screen.queryByRole('button', { name: /new, below$/ })).toBeNull()
  })
})
