import type { Product } from '../../domain/catalogue/product'

type UseRule = {
  /** The words by which shoppers search for the use; the first names it. */
  searched: readonly [string, ...string[]]
  /** The words by which descriptions and benefits mention it. */
  mentioned: RegExp
}

const uses: readonly UseRule[] = [
  {
    searched: ['hair', 'hair growth', 'hair mask', 'hair rinse'],
    mentioned: /\b(?:hair|curls|strands|frizz\w*)\b/gi,
  },
  { searched: ['curls', 'curly hair'], mentioned: /\b(?:curls|curly|braids|frizz\w*|detangl\w*)\b/gi },
  { searched: ['scalp', 'dandruff'], mentioned: /\b(?:scalp|shampoos?)\b/gi },
  { searched: ['shampoo', 'hair wash'], mentioned: /\bshampoos?\b|clean hair|hair (?:wash|cleanser)/gi },
  { searched: ['conditioner'], mentioned: /\bcondition\w*\b/gi },
  { searched: ['beard'], mentioned: /\bbeards?\b/gi },
  { searched: ['lips', 'lip balm', 'lipstick', 'lipstick making'], mentioned: /\blip(?:s|sticks?)?\b/gi },
  { searched: ['balm', 'pomade', 'ointment'], mentioned: /\b(?:balms?|pomades?)\b/gi },
  { searched: ['soap making'], mentioned: /\bsoaps?\b|\bbars?\b/gi },
  { searched: ['candle', 'candle making'], mentioned: /\bcandles?\b/gi },
  {
    searched: ['scrub', 'body scrub', 'face scrub', 'exfoliate', 'exfoliating'],
    mentioned: /\bscrubs?\b|exfoliat/gi,
  },
  { searched: ['mask', 'face mask', 'facial'], mentioned: /\bmasks?\b/gi },
  { searched: ['face', 'face cream', 'face serum'], mentioned: /\bfaces?\b|\bserums?\b/gi },
  {
    searched: ['cream', 'body cream', 'cream making', 'moisturizer'],
    mentioned: /\bcreams?\b(?!-)|body butters?/gi,
  },
  { searched: ['body butter'], mentioned: /body (?:butters?|creams?)/gi },
  { searched: ['lotion'], mentioned: /\blotions?\b/gi },
  { searched: ['dry skin', 'rough skin'], mentioned: /\bdry\b[^.;]{0,20}\bskin\b/gi },
  { searched: ['oily skin'], mentioned: /\boily\b[^.;]{0,20}\bskin\b|surface oil/gi },
  { searched: ['baby skin', 'babies'], mentioned: /babies have|\bgentl\w*\b.*\bskin\b/gi },
  { searched: ['massage'], mentioned: /\bmassage\b/gi },
  { searched: ['bath', 'bath salts', 'bubble bath'], mentioned: /\bbaths?\b|foot soaks?/gi },
  { searched: ['body wash', 'cleanser'], mentioned: /body wash\w*|\bcleanse\w*/gi },
  { searched: ['nails', 'cuticles'], mentioned: /\b(?:nails|cuticles?)\b/gi },
  { searched: ['shaving'], mentioned: /\bshaving\b/gi },
  {
    searched: ['natural dye', 'colouring', 'soap colour'],
    mentioned: /\b(?:colours?|tints?|stains?|dye)\b/gi,
  },
  {
    searched: ['perfume'],
    mentioned: /\bfragrance oil\b|\b(?:floral|sweet \w+) scent\b|\bsmoky perfume\b/gi,
  },
  {
    searched: ['room spray', 'diffuser'],
    mentioned: /room (?:sprays?|scents?)|freshens floors|oil burners/gi,
  },
  { searched: ['pepper soup'], mentioned: /pepper soup/gi },
  { searched: ['nsala'], mentioned: /\bnsala\b/gi },
  { searched: ['banga'], mentioned: /\bbanga\b|palm nut soup|ofe akwu/gi },
  { searched: ['soup', 'stew'], mentioned: /\b(?:soups?|stews?|ofe)\b/gi },
  {
    searched: ['soup thickener', 'draw soup'],
    mentioned: /\bthick\w*\b[^.;]*\bsoups?\b|\bsoup\b[^.;]*\bdraw\b/gi,
  },
  { searched: ['jollof'], mentioned: /\bjollof\b/gi },
  { searched: ['tea', 'herbal tea'], mentioned: /\btea\b/gi },
  { searched: ['sleep', 'sleep tea'], mentioned: /\bevening tea\b|\bpillows?\b/gi },
  { searched: ['smoothie'], mentioned: /\bsmoothies?\b/gi },
  { searched: ['baking', 'cake'], mentioned: /\b(?:bak(?:e|ed|es|ing)|cakes?)\b/gi },
  { searched: ['chocolate'], mentioned: /\bchocolate\b/gi },
  { searched: ['sweetener'], mentioned: /\bsweeten\w*/gi },
  { searched: ['protein'], mentioned: /\bprotein\b/gi },
  { searched: ['fibre', 'fiber'], mentioned: /\bfibre\b/gi },
  { searched: ['omega'], mentioned: /\bomega-3\b/gi },
  { searched: ['sponge'], mentioned: /scrubs? (?:away|the body)/gi },
]

/** The ids of the products that suit each use: those whose description and benefits mention it, most often first. */
export function listProductUses(products: readonly Product[]): Record<string, string[]> {
  return Object.fromEntries(
    uses.flatMap(({ searched, mentioned }) => {
      const ids = rankByMentions(products, mentioned)
      return ids.length > 0 ? searched.map((words) => [words, ids]) : []
    }),
  )
}

function rankByMentions(products: readonly Product[], mentioned: RegExp): string[] {
  return products
    .map((product) => ({ id: product.id, count: countMentions(product, mentioned) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ id }) => id)
}

/** A mention in a benefit counts twice: benefits say what a product is bought for. */
function countMentions({ description, benefits }: Product, mentioned: RegExp): number {
  const count = (text: string) => text.match(mentioned)?.length ?? 0
  return count(description) + 2 * Object.values(benefits).reduce((sum, benefit) => sum + count(benefit), 0)
}
