import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { fillFields, press } from './formFields'

export const paths = {
  login: '/login-account',
  register: '/register-account',
  recover: '/recover-password',
  change: '/change-password',
}

/** Fills in fields by their labels, and presses the form's button. */
export function submit(button: string, fields: Readonly<Record<string, string>> = {}): void {
  fillFields(fields)
  press(button)
}

export function submitLogin({ email, password }: { email: string; password: string }): void {
  submit('ENTER', { Email: email, Password: password })
}

export const getMain = () => within(screen.getByRole('main'))

/** The names of the fields with an error, from first to last. */
export function listInvalidFields(): (string | null)[] {
  return [...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))
}

export const getFocusedFieldName = () => document.activeElement?.getAttribute('name')

/** Waits for a toast with this text. */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const toast = screen
      .getAllByRole('alert')
      .find(({ textContent }) => (typeof text === 'string' ? textContent === text : text.test(textContent)))
    if (!toast) throw new Error(`There is no toast ${text.toString()}.`)
    return toast
  })
}

export function expectPath(path: string): Promise<void> {
  return waitFor(() => {
    expect(location.pathname).toBe(path)
  })
}

/** Presses a link of the main part of the page, and waits for the screen that it opens. */
export async function follow(name: string, heading: string): Promise<void> {
  getMain().getByRole('link', { name }).click()
  await screen.findByRole('heading', { level: 1, name: heading })
}

/** Opens the account menu and presses a button or a link in it. */
export async function openMenu(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Account' })
  button.click()
  await screen.findByRole('button', { name: 'Sign Out' })
}

export const findLoginLink = () => within(screen.getByRole('banner')).findByRole('link', { name: 'Login' })
