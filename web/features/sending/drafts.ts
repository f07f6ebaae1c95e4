import { createDraft } from '../../state/draft'
import { createSafeStorage } from '../../browser/safeStorage'

const storage = createSafeStorage(() => localStorage)

export const enquiryFields = ['fullname', 'subject', 'email', 'phone', 'message'] as const
export const requestFields = ['name', 'phone', 'whatsapp', 'email', 'list'] as const

/** The contact form's draft; `handedIn` holds the submission as JSON when the outbox cannot be stored. */
export const contactDraft = createDraft('draft:contact', [...enquiryFields, 'handedIn'], storage)

/** The request form's draft; `listedThen` is the order list's text when the visitor began to edit it. */
export const requestDraft = createDraft(
  'draft:request',
  [...requestFields, 'listedThen', 'handedIn'],
  storage,
)

export type FormDraft = typeof contactDraft | typeof requestDraft
