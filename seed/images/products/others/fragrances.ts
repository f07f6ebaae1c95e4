import type { Colour } from '../../colour'
import { movePoint, type Point } from '../../geometry/point'
import { toSmoothPath } from '../../geometry/svgPathData'
import type { SolidBlockOptions } from '../../parts/block'
import { drawBottle } from '../../parts/bottle'
import { drawCandle } from '../../parts/candle'
import { drawLabel } from '../../parts/label'
import { drawLeaf, type LeafDrawingOptions } from '../../parts/leaf'
import { drawShadow } from '../../parts/shadow'
import { drawSoapBar, drawSoapSwirls } from '../../parts/soap'
import { drawStem } from '../../parts/stem'
import { drawColourWash } from '../../paper'
import type { DrawFunctions } from '../../pen'
import { strokeSvgPath } from '../../shapes'
import { drawRoseBranch } from '../../plants/rose'
import { drawRoseBloom } from '../../plants/roseBloom'
import { drawVanillaFlower, drawVanillaPod } from '../../plants/vanilla'

const vanillaLeaf: LeafDrawingOptions = {
  colour: '#5f8c48',
  form: 'elliptic',
  widthRatio: 0.34,
  veins: 'along',
}

/** A rose pressed into the front of a bar of soap: rings of overlapping petals around a swirl. */
const drawRoseStamp = (at: Point, radius: number, line: Colour): string => {
  const rings = [1, 0.74, 0.5].flatMap((share, ring) =>
    Array.from({ length: 5 }, (_, index) => {
      const heading = index * 72 + ring * 36
      const edge = [-46, -24, 0, 24, 46].map((turn) =>
        movePoint(at, heading + turn, radius * share * (1 - Math.abs(turn) / 220)),
      )
      return toSmoothPath(edge, false)
    }),
  )
  const swirl = Array.from({ length: 12 }, (_, index) => movePoint(at, index * 60, radius * 0.028 * index))
  return strokeSvgPath(rings.join('') + toSmoothPath(swirl, false), line, radius * 0.08, 0.8)
}

/** Fragrances for soap and candles: a perfumer's bottle beside what it scents, and the flower it smells of. */
export const fragranceDrawings: DrawFunctions = {
  '30': (pen) => {
    const bar = { width: 190, height: 84, depth: 90, colour: '#eab3bf', worn: 0.8 }
    return (
      drawColourWash(pen, '#f3d2d4') +
      drawRoseBranch(pen, { at: [436, 600], heading: -4, length: 330, bend: 14 }) +
      drawRoseBloom(pen, [452, 236], 136, '#e58fa6') +
      drawBottle(pen, {
        form: 'square',
        glass: 'clear',
        liquid: '#f0b9bf',
        stopper: 'spray',
        at: [186, 640],
        scale: 1.16,
        shades: ['#e6bcc0', '#c98f9c'],
      }) +
      drawSoapBar(pen, { ...bar, at: [366, 704] }, (face) =>
        face.width === bar.width && face.height === bar.height
          ? drawRoseStamp([366, 662], 36, '#b9687c')
          : '',
      ) +
      drawLabel(pen, { at: [186, 548], width: 150, height: 112, colour: '#fbf3ec', ink: '#c25f7c' })
    )
  },
  '47': (pen) => {
    const bar: SolidBlockOptions = {
      at: [404, 690],
      width: 210,
      height: 92,
      depth: 100,
      colour: '#f3e6cc',
      worn: 0.6,
    }
    return (
      drawStem(pen, { at: [486, 600], heading: -4, length: 350, bend: -10 }, 12, '#7d9a4c', 0.8) +
      [66, -58]
        .map((heading, index) =>
          drawLeaf(
            pen,
            { at: [482, 440 - index * 50], heading, length: 150, bend: heading / 4 },
            vanillaLeaf,
          ),
        )
        .join('') +
      drawVanillaFlower(pen, [458, 226], 120) +
      drawCandle(pen, { at: [306, 590], width: 166, height: 210, wax: '#f0dfb6' }) +
      drawBottle(pen, {
        form: 'vial',
        glass: 'amber',
        liquid: '#b06a2c',
        stopper: 'pipette',
        at: [142, 660],
        scale: 1.16,
      }) +
      drawLabel(pen, { at: [142, 578], width: 142, height: 108, colour: '#f6efdc', ink: '#c08a2e' }) +
      drawSoapBar(pen, bar, (face) => drawSoapSwirls(face, ['#b98a54', '#a4713f'])) +
      drawShadow([250, 730], 260, 0.08) +
      [0, 1, 2]
        .map((index) =>
          drawVanillaPod(pen, {
            at: [70 - index * 6, 736 - index * 12],
            heading: 84 + index * 4,
            length: 330,
            bend: -14 + index * 9,
          }),
        )
        .join('')
    )
  },
}
