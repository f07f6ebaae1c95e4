import type { Page } from 'playwright-core'
import { contactFormSampleValues, contactPagePath } from './contactForm'
import { requestFormSampleValues, requestPagePath } from './requestForm'

type SubmissionFormTestCase = (typeof submissionFormTestCases)[number]

/** Data for the tests that the contact form and the request form share. */
export const submissionFormTestCases = [
  {
    formName: 'Contact',
    path: contactPagePath,
    submitName: 'SUBMIT',
    sentHeading: 'Your message has been sent',
    missingError: 'Please enter your message.',
    longField: 'Message',
    collection: 'enquiries' as const,
    storedField: 'message',
    input: { ...contactFormSampleValues, Phone: '08031234567' } as Record<string, string>,
  },
  {
    formName: 'Product request',
    path: requestPagePath,
    submitName: 'SEND REQUEST',
    sentHeading: 'Your request has been sent',
    missingError: 'Please enter your name.',
    longField: 'Product List',
    collection: 'requests' as const,
    storedField: 'list',
    input: requestFormSampleValues as Record<string, string>,
  },
]

/** The field with this label, whether it takes text or a number. */
export const getFormFieldByLabel = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('spinbutton', { name, exact: true }))

export function readForm(page: Page, { input }: SubmissionFormTestCase): Promise<string[]> {
  return Promise.all(Object.keys(input).map((name) => getFormFieldByLabel(page, name).inputValue()))
}
