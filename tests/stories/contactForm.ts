import type { Page } from 'playwright-core'
import { getTextField } from './setUpBrowser'

export const contactPagePath = '/contact-us'

export const submitContactForm = (page: Page) => page.getByRole('button', { name: 'SUBMIT' }).click()
export const getContactFailedHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Your message could not be sent' })

export const contactFormSampleValues = {
  'Full Name': 'Ada Obi',
  Subject: 'Black soap & oil?',
  'Email Address': 'ada@example.com',
  Message: 'Good day.\nHow long does it keep at 30°, 50% humid?',
}

/** Fills in the required fields. */
export async function fillContactForm(page: Page, change: Partial<typeof contactFormSampleValues> = {}) {
  for (const [name, text] of Object.entries({ ...contactFormSampleValues, ...change }))
    await getTextField(page, name).fill(text)
}
