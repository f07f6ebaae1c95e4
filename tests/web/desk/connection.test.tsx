import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { toClaim } from './memory/createMemoryDesk'
import { createRequest, sola } from './memory/deskState'
import { renderDesk, renderInbox, renderItem } from './renderDesk'

const offline = "You're offline. This is the desk as of 13:00."
const connecting = 'Connecting… This is the desk as of 13:00.'

function waitMs(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('the line about the connection', () => {
  test.each([
    ['', 'Inbox'],
    ['/templates', 'Templates'],
    ['/figures', 'Figures'],
    ['/figures/log', 'Exports and Deletions'],
    ['/deliveries', 'Failed E-mails'],
    ['/catalogue', 'Catalogue'],
  ])('says at /staff%s that the device is offline, and since when, until it is back', async (path, title) => {
    const { desk } = renderDesk(`/staff${path}`)
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.queryByText(offline)).toBeNull()
    desk.setConnection('offline')
    expect(screen.getByText(offline).getAttribute('role')).toBe('status')
    desk.setConnection('online')
    expect(screen.queryByText(offline)).toBeNull()
  })

  test('does not call a server slow before 3 seconds, and never calls the device offline that is online', async () => {
    const { desk } = await renderItem(createRequest())
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    desk.setConnection('unreachable')
    waitMs(2999)
    expect(screen.queryByText(/offline|connecting/i)).toBeNull()
    waitMs(1)
    screen.getByText(connecting)
    expect(screen.queryByText(/offline/i)).toBeNull()
    desk.setConnection('online')
    expect(screen.queryByText(connecting)).toBeNull()
  })

  test('says nothing of a browser that calls itself offline while the server answers, and a claim is written', async () => {
    const item = createRequest()
    const { desk, user, article } = await renderItem(item)
    desk.setConnection('online', false)
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
    await user.click(article.getByRole('button', { name: 'Claim' }))
    await article.findByText('You are answering')
    expect(desk.getFields(item).claimedBy).toEqual(toClaim(sola))
    expect(screen.queryByText(/offline|connecting/i)).toBeNull()
  })

  test('says that the device keeps nothing while its storage is full', async () => {
    await renderInbox('', { staff: { useIsStorageFull: () => true } })
    screen.getByText(/^This browser's storage is full\./)
  })

  test('says of a page that was loaded offline that the device has kept what it shows', async () => {
    const { desk } = renderDesk('/staff', { staff: { useIsAnswered: () => false } })
    desk.setConnection('offline')
    await screen.findByText("You're offline. You see what this device has kept.")
    expect(screen.queryByText('Live')).toBeNull()
  })

  test('a screen that the device does not have claims neither to load nor to be empty', async () => {
    const { desk } = renderDesk('/staff/figures', { staff: { useDayFigures: () => null } })
    await screen.findByText('Loading the figures…')
    desk.setConnection('offline')
    screen.getByText('Not known until the desk is connected.')
    expect(screen.queryByText('Loading the figures…')).toBeNull()
  })

  test('leaves the inbox live while another list is fetched', async () => {
    const { desk } = await renderInbox('', { items: [createRequest()] })
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    desk.setConnection('unreachable')
    screen.getByText('Live')
    waitMs(3000)
    expect(screen.queryByText('Live')).toBeNull()
  })
})
