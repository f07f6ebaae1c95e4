import { createDraft, type Draft, type FormInput } from '../../state/draft'
import { safeLocalStorage } from '../../browser/safeStorage'

export const enquiryFields = ['fullname', 'subject', 'email', 'phone', 'message'] as const
export const requestFields = ['name', 'phone', 'whatsapp', 'email', 'list'] as const

/**
 * The contact form's draft. `product` is the name of the product that the enquiry is about. If the browser cannot store
 * the outbox, `submission` contains the submission as JSON.
 */
export const contactFormDraft = createDraft(
  'draft:contact',
  [...enquiryFields, 'product', 'submission'],
  safeLocalStorage,
)

/**
 * The request form's draft. `originalList` is the text of the order list when the visitor began to edit the product list.
 */
export const requestFormDraft = createDraft(
  'draft:request',
  [...requestFields, 'originalList', 'submission'],
  safeLocalStorage,
)

export type FormDraft = typeof contactFormDraft | typeof requestFormDraft

const contactDetailFields: readonly string[] = ['name', 'fullname', 'phone', 'whatsapp', 'email']

/** Clears the name and the contact details of a draft, and keeps the rest. */
export function clearContactDetails<Field extends string>(draft: Draft<Field>): void {
  const input = draft.read()
  const rest: FormInput<Field> = {}
  for (const field in input) if (!contactDetailFields.includes(field)) rest[field] = input[field]
  draft.write(rest)
}

/** Whether a draft contains nothing but contact details. */
export function hasOnlyContactDetails(draft: FormDraft): boolean {
  return Object.keys(draft.read()).every((field) => contactDetailFields.includes(field))
}
