import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { SecondFactorServices } from '../../../web/data/session/SecondFactorServices'
import { password, sola } from './memory/deskState'
import { appCode, AuthFailure } from './memory/memorySecondFactor'
import { renderDesk, signIn } from './renderDesk'

type User = ReturnType<typeof renderDesk>['user']

const getCodeField = () => screen.findByLabelText<HTMLInputElement>('Code from the app')

async function typeCode(user: User, code: string, button: string) {
  const field = await getCodeField()
  await user.clear(field)
  await user.type(field, code)
  await user.click(screen.getByRole('button', { name: button }))
}

describe('signing in to an account with codes', () => {
  test('asks for the code after the password, explains a wrong one, and lets staff in with the right one', async () => {
    const { user } = renderDesk('/staff', { account: null, isCodeOn: true })
    await signIn(user, { ...sola, password })
    await screen.findByRole('heading', { level: 1, name: 'Your Code' })
    expect(document.activeElement).toBe(await getCodeField())
    await typeCode(user, '12345', 'Continue')
    await screen.findByText('Type the six digits that the app shows.')
    await typeCode(user, '000000', 'Continue')
    await screen.findByText(/^That code isn't right/)
    expect(document.activeElement).toBe(await getCodeField())
    await typeCode(user, '492 039', 'Continue')
    await screen.findByRole('heading', { level: 1, name: 'Inbox' })
  })

  test('leads back to the password', async () => {
    const { user } = renderDesk('/staff', { account: null, isCodeOn: true })
    await signIn(user, { ...sola, password })
    await getCodeField()
    await user.click(screen.getByRole('button', { name: 'Use another account' }))
    await screen.findByRole('heading', { level: 1, name: 'Staff Sign-In' })
    screen.getByLabelText('Password')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })
})

async function openAccount(secondFactor?: Partial<SecondFactorServices>, isCodeOn = false) {
  const failing = () => Promise.reject(new AuthFailure('app/unreachable'))
  const services = { isOn: failing, start: failing, switchOff: failing, sendVerificationMail: failing }
  const rendered = renderDesk('/staff', {
    isCodeOn,
    ...(secondFactor && { desk: { secondFactor: { ...services, ...secondFactor } } }),
  })
  await rendered.user.click(await screen.findByRole('link', { name: /Sola Staff/ }))
  await screen.findByRole('heading', { level: 1, name: 'Your Account' })
  return { ...rendered, section: within(screen.getByRole('region', { name: 'Codes at sign-in' })) }
}

const expectHeadingFocused = () =>
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Codes at sign-in' }))

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))

describe('the account of a staff member', () => {
  test('switches codes on: with a QR code, a link and a key for the app, and a first code', async () => {
    const { user, section } = await openAccount()
    await press(user, 'Set Up Codes')
    await section.findByRole('img', { name: 'QR code for the app' })
    expectHeadingFocused()
    section.getByText('JBSW Y3DP EHPK 3PXP')
    const link = section.getByRole<HTMLAnchorElement>('link', { name: 'Open in App' })
    expect(link.href).toMatch(/^otpauth:\/\/totp\//)
    await typeCode(user, '111111', 'Switch On')
    await section.findByText(/^That code isn't right/)
    await typeCode(user, appCode, 'Switch On')
    await section.findByText(/^Codes are on now/)
    expectHeadingFocused()
    section.getByText(/^Lost your phone\?/)
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await signIn(user, { ...sola, password })
    await getCodeField()
  })

  test('switches codes off after a question', async () => {
    const { user, section } = await openAccount(undefined, true)
    await press(user, 'Switch Off')
    expectHeadingFocused()
    await press(user, 'Keep Codes')
    expectHeadingFocused()
    await press(user, 'Switch Off')
    section.getByText(/Switch codes off\?$/)
    await press(user, 'Switch Off')
    await section.findByText('Codes are off now.')
    expectHeadingFocused()
  })

  test('keeps codes off when the setting up is cancelled', async () => {
    const { user, section } = await openAccount()
    await press(user, 'Set Up Codes')
    await press(user, 'Cancel')
    section.getByText('Codes are off.')
    expectHeadingFocused()
  })

  test.each([
    ['auth/operation-not-allowed', /it needs Google's Identity Platform/],
    ['auth/requires-recent-login', /Sign out and in again/],
    ['app/unreachable', /Check your connection/],
  ])('explains %s, and offers it again', async (code, explanation) => {
    const start = () => Promise.reject(new AuthFailure(code))
    const { user } = await openAccount({ isOn: () => Promise.resolve(false), start })
    await press(user, 'Set Up Codes')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(explanation))
    screen.getByRole('button', { name: 'Set Up Codes' })
  })

  test('sends the link that proves the address, which Firebase demands first', async () => {
    const { user, section } = await openAccount({
      isOn: () => Promise.resolve(false),
      start: () => Promise.reject(new AuthFailure('auth/unverified-email')),
      sendVerificationMail: () => Promise.resolve(),
    })
    await press(user, 'Set Up Codes')
    await screen.findByRole('button', { name: 'Send Me the Link' })
    expectHeadingFocused()
    await press(user, 'Send Me the Link')
    await section.findByText('The link is on its way to sola@arielle.test.')
  })

  test('says that it could not be looked up, and looks again at a press', async () => {
    const isOn = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(new AuthFailure('app/unreachable'))
      .mockResolvedValue(true)
    const { user, section } = await openAccount({ isOn })
    await section.findByText(/^We couldn't look up/)
    expect(document.activeElement?.tagName).not.toBe('H2')
    await press(user, 'Try again')
    await section.findByText(/^Codes are on/)
    expectHeadingFocused()
  })
})
