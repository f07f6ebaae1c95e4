import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeNotification } from '../browser/FakeNotification'
import { createRequest, createTestId } from './memory/deskState'
import { renderInbox } from './renderDesk'

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

describe('the morning summary', () => {
  const known = { kind: 'known', email: true, pushKey: 'key' } as const
  const useNotificationSettings = () => known

  async function openSummary(options: Parameters<typeof renderInbox>[1] = {}) {
    const rendered = await renderInbox('', { ...options, desk: { useNotificationSettings, ...options.desk } })
    const { dialog } = await openSettings(rendered.user)
    const group = within(dialog.getByRole('group', { name: 'Morning summary' }))
    const getChoice = (name: string) => group.getByRole<HTMLInputElement>('radio', { name })
    return { ...rendered, group, getChoice }
  }

  test('is off at first, comes by e-mail or as push messages, and is switched off again, on all devices', async () => {
    const { user, desk, group, getChoice, reload } = await openSummary()
    await waitFor(() => expect(getChoice('Off').checked).toBe(true))
    await user.click(getChoice('E-mail'))
    await group.findByText('It goes to sola@arielle.test.')
    expect([getChoice('E-mail').checked, desk.getState().digestChannel]).toEqual([true, 'email'])
    await user.click(getChoice('Push on your devices'))
    await group.findByText(/^It goes to each of your devices/)
    expect(desk.getState().digestChannel).toBe('push')
    const { user: later } = reload()
    await screen.findByText('Live')
    const { dialog } = await openSettings(later)
    const push = await dialog.findByRole<HTMLInputElement>('radio', { name: 'Push on your devices' })
    expect(push.checked).toBe(true)
    await later.click(dialog.getByRole('radio', { name: 'Off' }))
    await waitFor(() => expect(push.checked).toBe(false))
  })

  test('stays as it was without a connection, and says so', async () => {
    const { user, desk, group, getChoice } = await openSummary()
    await waitFor(() => expect(getChoice('Off').checked).toBe(true))
    desk.setConnection('unreachable')
    await user.click(getChoice('E-mail'))
    await group.findByText(/^That didn't work, and nothing has changed\./)
    expect([getChoice('Off').checked, getChoice('E-mail').checked]).toEqual([true, false])
  })

  test('says that the choice could not be loaded', async () => {
    const digest = { read: () => Promise.reject(new Error('offline')), choose: () => Promise.resolve() }
    const { group } = await openSummary({ desk: { digest } })
    await group.findByText(/^Your choice couldn't be loaded\./)
    expect(group.queryByRole('radio')).toBeNull()
  })

  test('says what this site is not set up for, and does not offer it', async () => {
    const { user, desk, group, getChoice } = await openSummary({
      desk: { useNotificationSettings: () => ({ kind: 'known', email: false, pushKey: null }) },
    })
    await waitFor(() => expect(getChoice('Off').checked).toBe(true))
    for (const name of ['E-mail', 'Push on your devices']) {
      expect(getChoice(name).getAttribute('aria-disabled')).toBe('true')
      await user.click(getChoice(name))
    }
    group.getByText(/^E-mail can't be chosen/)
    group.getByText(/^Push can't be chosen/)
    expect([getChoice('Off').checked, desk.getState().digestChannel]).toEqual([true, null])
  })

  test('says that an address must be proved first, and sends the link', async () => {
    const read = () =>
      Promise.resolve({ channel: 'email', email: 'sola@arielle.test', isEmailVerified: false } as const)
    const { user, group } = await openSummary({
      desk: { digest: { read, choose: () => Promise.resolve() } },
    })
    await group.findByText(/^It goes to sola@arielle\.test once you have proved/)
    await user.click(group.getByRole('button', { name: 'Send Me the Link' }))
    await group.findByText('The link is on its way to sola@arielle.test.')
  })
})
