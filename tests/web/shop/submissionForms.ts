import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { describeField, fillFields, getField, readFields, submitForm } from './formFields'
import type { SendAnswer } from './memorySending'
import { renderShop, type ShopOptions } from './renderShop'

/** The request form and the contact form; `letter` is the message that the page makes of `input`. */
export const requestForm = {
  name: 'Product request',
  path: '/request-a-quote',
  draftKey: 'draft:request',
  submitName: 'SEND REQUEST',
  noun: 'request',
  longField: 'Product List',
  input: {
    Name: 'Ada Obi',
    'Phone Number': '+234 803 456 7890',
    'WhatsApp Number': '+234 803 456 7891',
    'Email Address': 'ada@example.com',
    'Product List': '2 kg shea butter & oil\n1.5 kg chia?',
  },
  subject: 'Product request from Ada Obi',
  letter:
    '2 kg shea butter & oil\n1.5 kg chia?\n\nAda Obi\nPhone number: +234 803 456 7890\n' +
    'WhatsApp number: +234 803 456 7891\nE-mail address: ada@example.com',
}

export const contactForm = {
  name: 'Contact',
  path: '/contact-us',
  draftKey: 'draft:contact',
  submitName: 'SUBMIT',
  noun: 'message',
  longField: 'Message',
  input: {
    'Full Name': 'Ada Obi',
    Subject: 'Black soap & oil?',
    'Email Address': 'ada@example.com',
    Phone: '08031234567',
    Message: 'Good day.\nHow long does it keep at 30°, 50% humid?',
  },
  subject: 'Black soap & oil?',
  letter: 'Good day.\nHow long does it keep at 30°, 50% humid?\n\nAda Obi\nada@example.com\n08031234567',
}

type SubmissionForm = typeof requestForm | typeof contactForm

export const findSentHeading = ({ noun }: SubmissionForm = requestForm) =>
  screen.findByRole('heading', { name: `Thank you! Your ${noun} has been sent` })
export const findFailedHeading = ({ noun }: SubmissionForm = requestForm) =>
  screen.findByRole('heading', { name: `Your ${noun} could not be sent` })
export const findUnsentHeading = ({ noun }: SubmissionForm = requestForm) =>
  screen.findByRole('heading', { name: `Your ${noun} hasn't been sent yet` })

/** Fills in the open form, with these changes, and sends it. */
export function fillAndSubmit(
  { input, submitName }: SubmissionForm,
  changes: Partial<Record<string, string>> = {},
) {
  fillFields({ ...input, ...changes })
  submitForm(submitName)
}

/** Sends the open form with texts that are not valid; each stays, with its error at its field and the focus on the first. */
export function expectRefused(
  form: SubmissionForm,
  rows: readonly (readonly [label: string, text: string, error: string])[],
): void {
  fillAndSubmit(form, Object.fromEntries(rows.map(([label, text]) => [label, text])))
  for (const [label, text, error] of rows) {
    expect(describeField(label)).toContain(error)
    expect(getField(label).getAttribute('aria-invalid')).toBe('true')
    expect(readFields(label)).toEqual([text])
  }
  expect(document.activeElement).toBe(getField(rows[0]?.[0] ?? ''))
}

/** Opens a form whose sending ends as chosen, fills it in and sends it. */
export async function openAndSubmit(form: SubmissionForm, answer: SendAnswer, options: ShopOptions = {}) {
  const shop = await renderShop(form.path, { ...options, answer })
  fillAndSubmit(form)
  return shop
}

/** The reference that the page shows of what was submitted. */
export function getShownReference(): string {
  return screen.getByText(/^Reference/).querySelector('strong')?.textContent ?? ''
}
