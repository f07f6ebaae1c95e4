import { createDraft, type FormInput } from '../../state/draft'
import { safeLocalStorage } from '../../browser/safeStorage'

export const enquiryFields = ['fullname', 'subject', 'email', 'phone', 'message'] as const
export const requestFields = ['name', 'phone', 'whatsapp', 'email', 'list'] as const

/**
 * The contact form's draft. `product` is the name of the product that the enquiry is about. If the browser cannot store
 * the outbox, `handedIn` contains the submission as JSON.
 */
export const contactFormDraft = createDraft(
  'draft:contact',
  [...enquiryFields, 'product', 'handedIn'],
  safeLocalStorage,
)

/**
 * The request form's draft. `listedThen` is the text of the order list when the visitor began to edit the product list.
 */
export const requestFormDraft = createDraft(
  'draft:request',
  [...requestFields, 'listedThen', 'handedIn'],
  safeLocalStorage,
)

export type FormDraft = typeof contactFormDraft | typeof requestFormDraft

const contactDetailFields: readonly string[] = ['name', 'fullname', 'phone', 'whatsapp', 'email']

/** Picks the name and the contact details from a form's input. They stay in the draft for the next submission. */
export function pickContactDetails<Field extends string>(input: FormInput<Field>): FormInput<Field> {
  const details: FormInput<Field> = {}
  for (const field in input) if (contactDetailFields.includes(field)) details[field] = input[field]
  return details
}

/** Whether a draft contains nothing but contact details. */
export function hasOnlyContactDetails(draft: FormDraft): boolean {
  return Object.keys(draft.read()).every((field) => contactDetailFields.includes(field))
}
