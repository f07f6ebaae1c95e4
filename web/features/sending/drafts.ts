import { createDraft } from '../../state/draft'
import { safeLocalStorage } from '../../browser/safeStorage'

export const enquiryFields = ['fullname', 'subject', 'email', 'phone', 'message'] as const
export const requestFields = ['name', 'phone', 'whatsapp', 'email', 'list'] as const

/** The contact form's draft; `handedIn` holds the submission as JSON when the outbox cannot be stored. */
export const contactFormDraft = createDraft('draft:contact', [...enquiryFields, 'handedIn'], safeLocalStorage)

/** The request form's draft; `listedThen` is the order list's text when the visitor began to edit it. */
export const requestFormDraft = createDraft(
  'draft:request',
  [...requestFields, 'listedThen', 'handedIn'],
  safeLocalStorage,
)

export type FormDraft = typeof contactFormDraft | typeof requestFormDraft
