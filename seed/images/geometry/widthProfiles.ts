import type { WidthProfile } from './arc'

/** A shape that is widest at `peak`. If `point` is below 1, its ends are rounder; above 1, they are more pointed. */
export function createPeakedProfile(peak: number, point = 1): WidthProfile {
  const power = Math.log(0.5) / Math.log(peak)
  return (along) => Math.sin(Math.PI * clampShare(along) ** power) ** point
}

/** An oval shape, round at the base and at the tip. */
export const ovalWidthProfile: WidthProfile = (along) => Math.sqrt(Math.max(0, 1 - (2 * along - 1) ** 2))

/** An egg shape: it is widest near the base if `fullest` is below 0.5, or near the tip if above 0.5. */
export function createEggWidthProfile(fullest = 0.4): WidthProfile {
  const power = Math.log(0.5) / Math.log(fullest)
  return (along) => ovalWidthProfile(clampShare(along) ** power)
}

/** A blade of grass: full width soon after the base, pointed only at the tip. */
export const grassLeafWidthProfile: WidthProfile = (along) => Math.min(1, 0.35 + along * 4) * (1 - along ** 5)

/** A shape that narrows from its full width at the base to the share `tip` of that width at its tip. */
export function createTaperedWidthProfile(tip: number): WidthProfile {
  return (along) => 1 + (tip - 1) * along
}

function clampShare(along: number): number {
  return Math.min(1, Math.max(0, along))
}
