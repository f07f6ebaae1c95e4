import type { WidthProfile } from './arc'

/** Widest at `peak`; `point` below 1 gives rounder ends, above 1 more pointed ends. */
export function createPeakedProfile(peak: number, point = 1): WidthProfile {
  const power = Math.log(0.5) / Math.log(peak)
  return (along) => Math.sin(Math.PI * clampShare(along) ** power) ** point
}

/** Round at the base and at the tip. */
export const ovalWidthProfile: WidthProfile = (along) => Math.sqrt(Math.max(0, 1 - (2 * along - 1) ** 2))

/** An egg: widest near the base (below 0.5) or near the tip (above 0.5). */
export function createEggWidthProfile(fullest = 0.4): WidthProfile {
  const power = Math.log(0.5) / Math.log(fullest)
  return (along) => ovalWidthProfile(clampShare(along) ** power)
}

/** A blade of grass: full width soon after the base, pointed only at the tip. */
export const grassLeafWidthProfile: WidthProfile = (along) => Math.min(1, 0.35 + along * 4) * (1 - along ** 5)

/** Narrows from full width at the base to the share `tip` at the tip. */
export function createTaperedWidthProfile(tip: number): WidthProfile {
  return (along) => 1 + (tip - 1) * along
}

function clampShare(along: number): number {
  return Math.min(1, Math.max(0, along))
}
