import { ovalWidthProfile } from '../geometry/widthProfiles'
import type { Arc } from '../geometry/arc'
import { drawRhizome } from '../parts/spiceShapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import type { SvgPen } from '../pen'

/** Draws a turmeric root: a thick piece with ring marks and smaller side pieces. */
export function drawTurmericRoot(pen: SvgPen, arc: Arc): string {
  const width = arc.length * 0.27
  return drawRhizome(pen, arc, width, '#b98344', [
    { from: 0.28, turn: -62, length: arc.length * 0.4 },
    { from: 0.66, turn: -48, length: arc.length * 0.34 },
    { from: 0.5, turn: 66, length: arc.length * 0.36 },
  ])
}

/** A slice of turmeric: a thin brown skin, orange inside. */
export function drawTurmericSlice(pen: SvgPen, arc: Arc): string {
  return drawHalvedFruit(pen, arc, {
    widthRatio: 0.74,
    profile: ovalWidthProfile,
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
