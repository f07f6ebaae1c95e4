import { useDrafts } from './drafts'
import { type ContactDetails, hasFields } from './rememberedDetails'
import { useDraft } from './useDraft'

export function useRememberedDetails(): { isRemembered: boolean; details: ContactDetails } {
  const { input } = useDraft(useDrafts().rememberedDetails)
  const filledFields = Object.entries(input).filter(([, text]) => text !== '')
  return { isRemembered: hasFields(input), details: Object.fromEntries(filledFields) }
}
