import { fireEvent, screen, within } from '@testing-library/react'
import { fillFields, press } from './formFields'
import { getMain } from './openShop'

export const paths = {
  login: '/login-account',
  register: '/register-account',
  recover: '/recover-password',
  change: '/change-password',
}

/** What the registration asks for. */
export const newAccount = { Email: 'new@arielle.test', Password: 'a pass', 'Confirm Password': 'a pass' }

/** Fills in fields by their labels, and presses the form's button. */
export function submit(button: string, fields: Readonly<Record<string, string>> = {}): void {
  fillFields(fields)
  press(button)
}

export function submitLogin({ email, password }: { email: string; password: string }): void {
  submit('ENTER', { Email: email, Password: password })
}

export const getFocusedFieldName = () => document.activeElement?.getAttribute('name')

/** Presses a link of the main part of the page, and waits for the screen that it opens. */
export async function follow(name: string, heading: string): Promise<void> {
  fireEvent.click(within(getMain()).getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name: heading })
}

/** Opens the account menu. */
export async function openMenu(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Account' }))
  await screen.findByRole('button', { name: 'Sign Out' })
}

export const findLoginLink = () => within(screen.getByRole('banner')).findByRole('link', { name: 'Login' })
