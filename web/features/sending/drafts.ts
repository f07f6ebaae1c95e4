import { createDraft, type Draft, type FormInput } from '../../state/draft'
import { oncePer } from '../../browser/oncePer'
import type { SafeStorage } from '../../browser/safeStorage'
import { useShopServices } from '../../data/ShopServices'

export const enquiryFields = ['fullname', 'subject', 'email', 'phone', 'message'] as const
export const requestFields = ['name', 'phone', 'whatsapp', 'email', 'area', 'list'] as const

export const detailFields = ['name', 'phone', 'whatsapp', 'email', 'area'] as const

/** The drafts of the browser with this storage. If it cannot store the outbox, `submission` has a submission as JSON. */
export const getDrafts = oncePer((storage: SafeStorage) => ({
  /** `product` is the name of the product that the enquiry is about. */
  contact: createDraft('draft:contact', [...enquiryFields, 'product', 'submission'], storage),
  /** `originalList` is the text of the order list when the visitor began to edit the product list. */
  request: createDraft('draft:request', [...requestFields, 'originalList', 'submission'], storage),
  /** The details that this device remembers for both forms; without fields unless the visitor has asked for it. */
  rememberedDetails: createDraft('contactDetails', detailFields, storage),
}))

export type Drafts = ReturnType<typeof getDrafts>
export type FormDraft = Drafts['contact'] | Drafts['request']

export function useDrafts(): Drafts {
  return getDrafts(useShopServices().storage)
}

const contactDetailFields: readonly string[] = ['name', 'fullname', 'phone', 'whatsapp', 'email', 'area']

export function clearContactDetails<Field extends string>(draft: Draft<Field>): void {
  const input = draft.read()
  const rest: FormInput<Field> = {}
  for (const field in input) if (!contactDetailFields.includes(field)) rest[field] = input[field]
  draft.write(rest)
}

export function hasOnlyContactDetails(draft: FormDraft): boolean {
  return Object.keys(draft.read()).every((field) => contactDetailFields.includes(field))
}
