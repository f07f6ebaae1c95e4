import type { FormInput } from '../../state/draft'
import { clearContactDetails, detailFields, type Drafts } from './drafts'

type DetailField = (typeof detailFields)[number]

/** A person's name, the ways to reach them and where to deliver, as far as that is known. */
export type ContactDetails = FormInput<DetailField>

/** Whether the visitor has asked to remember the details; the fields may still be empty. */
export function hasFields(details: ContactDetails): boolean {
  return Object.keys(details).length > 0
}

export function pickDetails({ name, phone, whatsapp, email, area }: Required<ContactDetails>) {
  return { name, phone, whatsapp, email, area }
}

/** Updates the remembered details with what the visitor has typed into a form, if they are to be remembered. */
export function updateRememberedDetails(
  { rememberedDetails }: Drafts,
  input: Partial<Record<DetailField, string | undefined>>,
): void {
  const details = rememberedDetails.read()
  if (!hasFields(details)) return
  const updatedDetails = { ...details }
  for (const field of detailFields) updatedDetails[field] = input[field] ?? details[field] ?? ''
  rememberedDetails.write(updatedDetails)
}

/** Forgets the details, also those that are typed into a form. The list and the message stay. */
export function forgetDetails({ rememberedDetails, contact, request }: Drafts): void {
  rememberedDetails.write({})
  clearContactDetails(contact)
  clearContactDetails(request)
}
