import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInbox } from './renderDesk'

type Rendered = Awaited<ReturnType<typeof renderInbox>>

async function openAlerts(user: Rendered['user']) {
  await user.click(screen.getByRole('button', { name: 'Alerts' }))
  return within(screen.getByRole('dialog', { name: 'Alerts' }))
}

describe('the morning summary', () => {
  const known = { kind: 'known', email: true, pushKey: 'key' } as const
  const useNotificationSettings = () => known

  async function openSummary(options: Parameters<typeof renderInbox>[1] = {}) {
    const rendered = await renderInbox('', { ...options, desk: { useNotificationSettings, ...options.desk } })
    const dialog = await openAlerts(rendered.user)
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
    const dialog = await openAlerts(later)
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
