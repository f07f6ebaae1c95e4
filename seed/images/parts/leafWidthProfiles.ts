import { grassLeafWidthProfile, ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import type { WidthProfile } from '../geometry/arc'

/** Leaf shapes, each as a function that gives half the leaf's width at a position between stalk and tip. */
export const leafWidthProfiles = {
  /** A pointed leaf that is widest below its middle, such as bitter leaf, mint or basil. */
  ovate: createPeakedProfile(0.34, 1),
  /** A leaf that is widest in its middle and pointed at both ends, such as bay or guava. */
  elliptic: createPeakedProfile(0.47, 0.85),
  /** A long leaf that is widest below its middle and has a long tip, such as neem, almond or willow. */
  lanceolate: createPeakedProfile(0.36, 1.35),
  /** A leaf that is widest above its middle, such as shea or a leaflet of baobab. */
  obovate: createPeakedProfile(0.62, 1.05),
  /** A leaf that is rounded at both ends, such as thyme, jojoba or a leaflet of moringa. */
  oblong: (along) => ovalWidthProfile(along) ** 0.9,
  /** A heart-shaped leaf with a long tip, such as uziza (a West African pepper). */
  heart: (along) => Math.min(1, 0.62 + along * 3.2) * Math.cos((along * Math.PI) / 2) ** 0.9,
  /** A narrow leaf with parallel edges, such as rosemary or tea tree. */
  needle: (along) => ovalWidthProfile(along) ** 0.35,
  /** A long, narrow leaf like grass, such as lemongrass. */
  blade: grassLeafWidthProfile,
} satisfies Record<string, WidthProfile>

export type LeafShapeName = keyof typeof leafWidthProfiles
