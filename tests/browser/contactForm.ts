import type { Page } from 'playwright-core'

export const path = '/contact-us'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const phoneField = (page: Page) => page.getByRole('spinbutton', { name: 'Phone', exact: true })
export const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT' }).click()
export const sent = (page: Page) => page.getByRole('heading', { name: 'Your message has been sent' })
export const refused = (page: Page) => page.getByRole('heading', { name: 'Your message could not be sent' })

export const ada = {
  'Full Name': 'Ada Obi',
  Subject: 'Black soap & oil?',
  'Email Address': 'ada@example.com',
  Message: 'Good day.\nHow long does it keep at 30°, 50% humid?',
}

/** Fills in what the contact form cannot do without. */
export async function fillIn(page: Page, change: Partial<typeof ada> = {}) {
  for (const [name, text] of Object.entries({ ...ada, ...change })) await field(page, name).fill(text)
}

/** What stands in the form's fields, the phone last. */
export async function typed(page: Page) {
  const controls = [...Object.keys(ada).map((name) => field(page, name)), phoneField(page)]
  return Promise.all(controls.map((control) => control.inputValue()))
}
