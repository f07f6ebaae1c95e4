/** The texts of a guide, as they are written and as the site shows them. */
export type GuideTexts = {
  /** The guide's name in its address: lower-case words, joined by hyphens. */
  slug: string
  title: string
  /** One sentence, on the guide's card and as its page's description. */
  summary: string
  introduction: readonly string[]
  /** How much comes of it, such as '5 litres: twenty glasses of 250 ml'. */
  makes: string
  time: string
  /** Why the list has more of a product than the guide uses. */
  listNote: string
  /** What is needed beside products of the shop. */
  otherThings: readonly string[]
  steps: readonly string[]
  notes: readonly { title: string; texts: readonly string[] }[]
}

/** A product that a guide uses: how much of it, in words, and the halves that its list asks the shop for. */
export type GuideProduct = { productId: string; name: string; amount: string; halves: number }

/** A work that a guide relies on, and what for. */
export type GuideSource = { citation: string; supports: string }

/** A guide as the site shows it. */
export type Guide = GuideTexts & {
  products: readonly GuideProduct[]
  sources: readonly GuideSource[]
}
