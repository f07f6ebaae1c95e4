import type { Page } from 'playwright-core'
import { contactFormSampleValues, contactPagePath } from './contactForm'
import { requestFormSampleValues, requestPagePath } from './requestForm'

export type SubmissionFormTestCase = (typeof submissionFormTestCases)[number]

/**
 * Data for the tests that the contact form and the request form share; `letter` is the message text that the page
 * creates from `input`.
 */
export const submissionFormTestCases = [
  {
    formName: 'Contact',
    path: contactPagePath,
    draftKey: 'draft:contact',
    submitName: 'SUBMIT',
    sentHeading: 'Your message has been sent',
    failedHeading: 'Your message could not be sent',
    missingError: 'Please enter your message.',
    longField: 'Message',
    collection: 'enquiries' as const,
    storedField: 'message',
    input: { ...contactFormSampleValues, Phone: '08031234567' } as Record<string, string>,
    subject: 'Black soap & oil?',
    letter: 'Good day.\nHow long does it keep at 30°, 50% humid?\n\nAda Obi\nada@example.com\n08031234567',
  },
  {
    formName: 'Product request',
    path: requestPagePath,
    draftKey: 'draft:request',
    submitName: 'SEND REQUEST',
    sentHeading: 'Your request has been sent',
    failedHeading: 'Your request could not be sent',
    missingError: 'Please enter your name.',
    longField: 'Product List',
    collection: 'requests' as const,
    storedField: 'list',
    input: requestFormSampleValues as Record<string, string>,
    subject: 'Product request from Ada Obi',
    letter:
      '2 kg shea butter & oil\n1.5 kg chia?\n\nAda Obi\nPhone number: +234 803 456 7890\n' +
      'WhatsApp number: +234 803 456 7891\nE-mail address: ada@example.com',
  },
]

/** The field with this label, whether it takes text or a number. */
export const getFormFieldByLabel = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('spinbutton', { name, exact: true }))

export async function fillForm(page: Page, input: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(input)) await getFormFieldByLabel(page, name).fill(text)
}

export function readForm(page: Page, { input }: SubmissionFormTestCase): Promise<string[]> {
  return Promise.all(Object.keys(input).map((name) => getFormFieldByLabel(page, name).inputValue()))
}
