import { blade, oval, swelling } from '../geometry/profiles'
import type { Profile } from '../geometry/ribbon'

/** The outline families of leaves, as half widths from the stalk to the tip. */
export const leafForms = {
  /** Broadest below the middle, pointed: bitter leaf, mint, basil. */
  ovate: swelling(0.34, 1),
  /** Broadest in the middle, pointed at both ends: bay, guava. */
  elliptic: swelling(0.47, 0.85),
  /** Long, broadest below the middle, drawn out to its tip: neem, almond, willow. */
  lanceolate: swelling(0.36, 1.35),
  /** Broadest above the middle: baobab's leaflets, shea. */
  obovate: swelling(0.62, 1.05),
  /** Rounded at both ends: moringa's leaflets, thyme, jojoba. */
  oblong: (along) => oval(along) ** 0.9,
  /** Two lobes at the stalk, drawn out to its tip: uziza, butterfly-like. */
  heart: (along) => Math.min(1, 0.62 + along * 3.2) * Math.cos((along * Math.PI) / 2) ** 0.9,
  /** Narrow, its edges alike: rosemary, tea tree. */
  needle: (along) => oval(along) ** 0.35,
  /** Long and narrow like grass: lemongrass. */
  blade,
} satisfies Record<string, Profile>

/** One of the outline families. */
export type LeafForm = keyof typeof leafForms
