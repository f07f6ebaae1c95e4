/** A bottle's proportions, in pixels. */
export type BottleShape = {
  half: number
  height: number
  /** Half the width of the bottle's neck. */
  neck: number
  /** Length of the bottle's shoulder, which is between its body and its neck. */
  shoulder: number
  /** Steepness of the bottle's shoulder: 0 is almost horizontal, 1 and more are steep. */
  roundness: number
  /** Corner radius of the bottle's base. */
  foot: number
}

export const bottleShapes = {
  /** A small bottle with almost square shoulders, for essential oils. */
  vial: { half: 74, height: 232, neck: 30, shoulder: 34, roundness: 0.45, foot: 18 },
  /** A small bottle with a pipette, for face oils. */
  serum: { half: 80, height: 268, neck: 30, shoulder: 38, roundness: 0.7, foot: 20 },
  /** A chemist's bottle with a broad body. */
  apothecary: { half: 96, height: 330, neck: 36, shoulder: 58, roundness: 0.9, foot: 22 },
  /** A tall bottle for kitchen oils. */
  tall: { half: 76, height: 420, neck: 26, shoulder: 110, roundness: 1.3, foot: 18 },
  /** A broad, low bottle with a round body. */
  flask: { half: 110, height: 300, neck: 30, shoulder: 70, roundness: 1.15, foot: 78 },
  /** A slender bottle for drops. */
  slim: { half: 56, height: 330, neck: 24, shoulder: 44, roundness: 0.9, foot: 16 },
  /** A tube with a round base, as in a laboratory. */
  phial: { half: 42, height: 270, neck: 30, shoulder: 24, roundness: 0.5, foot: 36 },
  /** A perfume bottle of thick glass with sharp corners. */
  square: { half: 98, height: 240, neck: 26, shoulder: 30, roundness: 0.14, foot: 10 },
} satisfies Record<string, BottleShape>
