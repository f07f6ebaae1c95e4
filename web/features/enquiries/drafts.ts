import { openDraft } from '../../state/draft'
import { safeStorage } from '../../state/safeStorage'

const storage = safeStorage(() => localStorage)

export const enquiryFields = ['fullname', 'subject', 'email', 'phone', 'message'] as const
export const requestFields = ['name', 'phone', 'whatsapp', 'email', 'list'] as const

/** What stands in the contact form, unsent; `handedIn` is what is being sent of it, where the outbox cannot be kept. */
export const contactDraft = openDraft('draft:contact', [...enquiryFields, 'handedIn'], storage)

/** What stands in the request form, unsent; `listedThen` is the order list's text when the visitor began their own. */
export const requestDraft = openDraft('draft:request', [...requestFields, 'listedThen', 'handedIn'], storage)
