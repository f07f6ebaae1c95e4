import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeNotification } from '../browser/FakeNotification'
import { createEnquiry, createRequest, createTestId, deskOpenedAtMs, emeka } from './memory/deskState'
import { expectConsoleMessages } from '../consoleMessages'
import { listRows, renderInbox, renderItem } from './renderDesk'

beforeEach(() => {
  FakeNotification.reset()
  vi.stubGlobal('Notification', FakeNotification)
})

type Rendered = Awaited<ReturnType<typeof renderInbox>>

async function openSettings(user: Rendered['user']) {
  await user.click(screen.getByRole('button', { name: 'Alerts' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Alerts' }))
  return { dialog, getSwitch: (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name }) }
}

describe('a new item', () => {
  test('is announced once in a line, with its reference and the time at which its reply is due', async () => {
    const earlier = createRequest({ name: 'Earlier' })
    const { desk } = await renderInbox('', { items: [earlier] })
    desk.send(createRequest({ name: '<b>Eve</b>' }, createTestId('ABC234')))
    const line = await screen.findByText(/^New request from/)
    expect(line.textContent).toMatch(/^New request from <b>Eve<\/b>, ABC234\. Due .*13:45\.$/)
    desk.changeItem(earlier.id, { name: 'Changed' })
    expect(screen.getByText(/^New request from/).textContent).toBe(line.textContent)
  })

  test('is in the inbox, and the desk says that alerts are off, when Firestore refuses these and the settings', async () => {
    expectConsoleMessages(/not allowed/)
    const refuse = () => {
      throw new Error('not allowed')
    }
    const shopSettings = { useStored: refuse, publish: refuse }
    const staff = { useArrivals: refuse, useFailedMails: refuse, shopSettings }
    const { desk } = await renderInbox('', { staff })
    desk.send(createRequest())
    expect(listRows()).toHaveLength(1)
    await screen.findByText("Alerts couldn't be loaded. The desk keeps trying; new items are in the inbox.")
  })

  test('is announced again when its sender asks about it, but not when staff reopen it', async () => {
    const item = createRequest({ status: 'answered' }, createTestId('ABC234'))
    const { desk } = await renderInbox('', { items: [item] })
    desk.setTime(deskOpenedAtMs + 60_000)
    desk.actAs(emeka, item, { type: 'reopen' })
    desk.setTime(deskOpenedAtMs + 120_000)
    desk.replyAsSender(item, 'question', 'Half of it?')
    expect((await screen.findByText(/^Ada Obi asked again/)).textContent).toMatch(/, ABC234\. Due 13:47\.$/)
  })

  test('is announced by a notification that leads to it, once staff want notifications', async () => {
    const { desk, user } = await renderInbox('')
    const { dialog, getSwitch } = await openSettings(user)
    await user.click(getSwitch('System notifications'))
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    const item = createRequest({}, createTestId('ABC234'))
    desk.send(item)
    await waitFor(() => expect(FakeNotification.shown).toHaveLength(1))
    const [notification] = FakeNotification.shown
    expect(notification?.title).toBe('New request from Ada Obi')
    expect(notification?.options?.body).toMatch(/^ABC234\. Due .*\n1\.5 kg Shea Butter$/)
    act(() => {
      notification?.onclick?.()
    })
    await screen.findByRole('heading', { level: 2, name: 'Ada Obi' })
    expect(location.pathname).toBe(`/staff/requests/${item.id}`)
  })

  test('opens by a press on its line, beside the same list, and the line goes', async () => {
    const { desk, user } = await renderInbox('?owner=unclaimed')
    const item = createRequest({}, createTestId('ABC234'))
    desk.send(item)
    await user.click(await screen.findByRole('link', { name: /^New request from Ada Obi, ABC234/ }))
    await screen.findByRole('heading', { level: 2, name: 'Ada Obi' })
    expect(location.pathname + location.search).toBe(`/staff/requests/${item.id}?owner=unclaimed`)
    expect(screen.queryByText(/^New request from/)).toBeNull()
  })

  test('shares its line with those that arrive meanwhile, the newest first, which opens the inbox', async () => {
    const earlier = createRequest({ name: 'Earlier' })
    const { desk, user } = await renderItem(earlier)
    desk.send(createRequest({ name: 'Ada' }))
    await screen.findByRole('link', { name: /^New request from Ada/ })
    desk.send(createEnquiry({ fullname: 'Ben' }))
    const line = await screen.findByRole('link', { name: '2 new items: Ben, Ada.' })
    expect(line.closest('[role=status]')).not.toBeNull()
    await user.click(line)
    expect(location.pathname).toBe('/staff')
    expect(screen.queryByText(/^2 new items/)).toBeNull()
  })

  test('takes no focus, and its line is dismissed by keyboard without losing it', async () => {
    const { desk, user } = await renderInbox('')
    const search = screen.getByRole('searchbox')
    search.focus()
    desk.send(createRequest())
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
    expect(document.activeElement).toBe(search)
    dismiss.focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByText(/^New request from/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test('leaves its line for 20 s, and for as long as the line has the focus', async () => {
    const { desk } = await renderInbox('')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const wait = (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms)
      })
    desk.send(createRequest())
    const line = await screen.findByRole('link', { name: /^New request from/ })
    act(() => line.focus())
    wait(60_000)
    expect(line.isConnected).toBe(true)
    act(() => line.blur())
    wait(19_000)
    expect(line.isConnected).toBe(true)
    wait(1000)
    expect(line.isConnected).toBe(false)
  })

  test('is counted in the title and on the app icon, which end with the session', async () => {
    const badges: number[] = []
    const setAppBadge = (count: number) => Promise.resolve(badges.push(count))
    Object.assign(navigator, { setAppBadge, clearAppBadge: () => setAppBadge(0) })
    const { desk, user } = await renderInbox('', { items: [createRequest()] })
    expect(document.title).toBe('(1) Inbox | Arielle Organics Desk')
    desk.send(createRequest())
    expect(document.title).toBe('(2) Inbox | Arielle Organics Desk')
    expect(badges.at(-1)).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await screen.findByRole('heading', { name: 'Staff Sign-In' })
    expect(document.title).toBe('Sign In | Arielle Organics Desk')
    expect(badges.at(-1)).toBe(0)
  })
})

describe('the settings of the alerts', () => {
  test('switch each alert off, also after a reload', async () => {
    const { user, reload } = await renderInbox('', { items: [createRequest()] })
    const { getSwitch } = await openSettings(user)
    for (const name of ['Line on the page', 'Count in the title']) await user.click(getSwitch(name))
    expect(document.title).toBe('Inbox | Arielle Organics Desk')
    const { desk, user: later } = reload()
    await screen.findByText('Live')
    desk.send(createRequest())
    expect(document.title).toBe('Inbox | Arielle Organics Desk')
    expect((await openSettings(later)).getSwitch('Line on the page').checked).toBe(false)
    expect(screen.queryByText(/^New request from/)).toBeNull()
  })

  test('follow those of another tab', async () => {
    const { user } = await renderInbox('')
    const { getSwitch } = await openSettings(user)
    expect(getSwitch('Line on the page').checked).toBe(true)
    localStorage.setItem('deskAlerts', JSON.stringify({ line: false }))
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'deskAlerts' }))
    })
    expect(getSwitch('Line on the page').checked).toBe(false)
  })

  test('say what the browser does not allow', async () => {
    FakeNotification.permission = 'denied'
    FakeNotification.answer = 'denied'
    const { user } = await renderInbox('')
    const { dialog, getSwitch } = await openSettings(user)
    dialog.getByText('This browser is blocking notifications. Allow them in the site settings.')
    await user.click(getSwitch('System notifications'))
    expect(getSwitch('System notifications').checked).toBe(false)
  })
})
