import { createDraft } from '../../state/draft'
import { safeLocalStorage } from '../../browser/safeStorage'

export const enquiryFields = ['fullname', 'subject', 'email', 'phone', 'message'] as const
export const requestFields = ['name', 'phone', 'whatsapp', 'email', 'list'] as const

/** The contact form's draft. If the browser cannot store the outbox, `handedIn` contains the submission as JSON. */
export const contactFormDraft = createDraft('draft:contact', [...enquiryFields, 'handedIn'], safeLocalStorage)

/**
 * The request form's draft. `listedThen` is the text of the order list when the visitor began to edit the product list.
 */
export const requestFormDraft = createDraft(
  'draft:request',
  [...requestFields, 'listedThen', 'handedIn'],
  safeLocalStorage,
)

export type FormDraft = typeof contactFormDraft | typeof requestFormDraft
