import { grassLeafWidthProfile, ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import type { WidthProfile } from '../geometry/arc'

/** Leaf outlines as half widths from the stalk to the tip. */
export const leafWidthProfiles = {
  /** Widest below the middle, pointed: bitter leaf, mint, basil. */
  ovate: createPeakedProfile(0.34, 1),
  /** Widest in the middle, pointed at both ends: bay, guava. */
  elliptic: createPeakedProfile(0.47, 0.85),
  /** Long, widest below the middle, with a long tip: neem, almond, willow. */
  lanceolate: createPeakedProfile(0.36, 1.35),
  /** Widest above the middle: baobab's leaflets, shea. */
  obovate: createPeakedProfile(0.62, 1.05),
  /** Rounded at both ends: moringa's leaflets, thyme, jojoba. */
  oblong: (along) => ovalWidthProfile(along) ** 0.9,
  /** Two lobes at the stalk and a long tip: uziza. */
  heart: (along) => Math.min(1, 0.62 + along * 3.2) * Math.cos((along * Math.PI) / 2) ** 0.9,
  /** Narrow, with parallel edges: rosemary, tea tree. */
  needle: (along) => ovalWidthProfile(along) ** 0.35,
  /** Long and narrow like grass: lemongrass. */
  blade: grassLeafWidthProfile,
} satisfies Record<string, WidthProfile>

export type LeafShapeName = keyof typeof leafWidthProfiles
