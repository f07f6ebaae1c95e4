import type { Page } from 'playwright-core'

export const contactPath = '/contact-us'

export const getContactField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const getPhoneField = (page: Page) => page.getByRole('spinbutton', { name: 'Phone', exact: true })
export const submitContactForm = (page: Page) => page.getByRole('button', { name: 'SUBMIT' }).click()
export const getContactSentHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Your message has been sent' })
export const getContactFailedHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Your message could not be sent' })

export const contactFormInput = {
  'Full Name': 'Ada Obi',
  Subject: 'Black soap & oil?',
  'Email Address': 'ada@example.com',
  Message: 'Good day.\nHow long does it keep at 30°, 50% humid?',
}

/** Fills in the required fields. */
export async function fillContactForm(page: Page, change: Partial<typeof contactFormInput> = {}) {
  for (const [name, text] of Object.entries({ ...contactFormInput, ...change }))
    await getContactField(page, name).fill(text)
}
