import type { Profile } from './ribbon'

/** Swells to its greatest at a share of the length; below 1 it is rounder at its ends, above 1 more pointed. */
export function swelling(peak: number, point = 1): Profile {
  const power = Math.log(0.5) / Math.log(peak)
  return (along) => Math.sin(Math.PI * clamp(along) ** power) ** point
}

/** Round at the foot and at the tip alike. */
export const oval: Profile = (along) => Math.sqrt(Math.max(0, 1 - (2 * along - 1) ** 2))

/** An egg: fuller towards the foot (below 0.5) or the tip (above). */
export function egg(fullest = 0.4): Profile {
  const power = Math.log(0.5) / Math.log(fullest)
  return (along) => oval(clamp(along) ** power)
}

/** As broad as it gets soon after the foot, and pointed only at the very tip: a blade of grass. */
export const blade: Profile = (along) => Math.min(1, 0.35 + along * 4) * (1 - along ** 5)

/** From its full width at the foot to a share of it at the tip. */
export function taper(tip: number): Profile {
  return (along) => 1 + (tip - 1) * along
}

function clamp(along: number): number {
  return Math.min(1, Math.max(0, along))
}
