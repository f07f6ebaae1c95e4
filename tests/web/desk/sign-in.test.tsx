import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createRequest, customer, password, sola } from './memory/deskState'
import { renderDesk, signIn } from './renderDesk'

describe('the sign-in of the desk', () => {
  test('says beside each field what is missing, and moves the focus there', async () => {
    const { user } = renderDesk('/staff', { account: null })
    await user.click(await screen.findByRole('button', { name: 'Sign In' }))
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  test('says that e-mail and password do not match, and keeps what was typed', async () => {
    const { user } = renderDesk('/staff', { account: null })
    await signIn(user, { ...sola, password: 'not-the-password' })
    expect((await screen.findByRole('alert')).textContent).toContain("don't match")
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(sola.email)
  })

  test('lets staff in, and at the end of the session the next account, without a reload', async () => {
    const { user } = renderDesk('/staff', { account: null, items: [createRequest()] })
    await signIn(user, { ...sola, password })
    await screen.findByRole('link', { name: /Ada Obi/ })
    expect(document.title).toBe('(1) Inbox | Arielle Organics Desk')
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await signIn(user, { ...customer, password })
    await screen.findByText(/^customer@arielle.test is not a staff account of Arielle Organics/)
    expect(screen.queryByText(/Ada Obi/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await screen.findByRole('heading', { level: 1, name: 'Staff Sign-In' })
    expect(document.title).toBe('Sign In | Arielle Organics Desk')
  })

  test('says that signing out has failed, and shows the screen again', async () => {
    const signOut = () => Promise.reject(new Error("We couldn't sign you out"))
    const { user } = renderDesk('/staff', { desk: { signOut } })
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    await screen.findByRole('alert')
    await screen.findByRole('heading', { level: 1, name: 'Inbox' })
  })
})

test('a session that cannot be read offers a retry, and says so if the device is offline', async () => {
  const attempts: string[] = []
  const useSession = () => ({ session: { status: 'failed' } as const, retry: () => attempts.push('retry') })
  const { desk, user } = renderDesk('/staff', { desk: { useSession } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  desk.setConnection('offline')
  await screen.findByRole('heading', { name: "You're offline" })
  desk.setConnection('online')
  expect(attempts).toEqual(['retry', 'retry'])
})

test('an address below /staff without a screen leads to the inbox', async () => {
  const { user } = renderDesk('/staff/nothing/here')
  await user.click(await screen.findByRole('link', { name: 'Go to the Inbox' }))
  await screen.findByRole('heading', { level: 1, name: 'Inbox' })
})
