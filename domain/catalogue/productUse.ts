/** The groups of uses, in the order in which they are listed. */
export const groupsOfUses = ['hair', 'skin', 'making', 'kitchen'] as const

export type GroupOfUses = (typeof groupsOfUses)[number]

/** A use that has a page, such as soap making, with the products that suit it. */
export type ProductUse = {
  /** The use's name in the page's address: lower-case words, joined by hyphens. */
  slug: string
  title: string
  /** What the products do for this use, in one sentence: also the page's description. */
  sentence: string
  group: GroupOfUses
  /** Best suited first. */
  productIds: readonly string[]
}
