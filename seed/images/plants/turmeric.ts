import { oval } from '../geometry/profiles'
import type { Walk } from '../geometry/ribbon'
import { rhizome } from '../parts/bark'
import { half } from '../parts/half'
import type { Pen } from '../pen'

/** Turmeric's ringed root with its fingers. */
export function turmericRoot(pen: Pen, way: Walk): string {
  const width = way.length * 0.27
  return rhizome(pen, way, width, '#b98344', [
    { from: 0.28, turn: -62, length: way.length * 0.4 },
    { from: 0.66, turn: -48, length: way.length * 0.34 },
    { from: 0.5, turn: 66, length: way.length * 0.36 },
  ])
}

/** A slice of turmeric: a thin brown skin, and orange within. */
export function turmericSlice(pen: Pen, way: Walk): string {
  return half(pen, way, {
    slim: 0.74,
    profile: oval,
    steps: 14,
    skin: '#a8722f',
    depth: 0.14,
    rings: [
      { share: 0.9, colour: '#ee8f1d' },
      { share: 0.66, colour: '#d8700f' },
      { share: 0.6, colour: '#f29a25' },
    ],
  })
}
