import { getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import { drawTransformedGroup } from '../shapes'
import { strokeSvgPath } from '../shapes'
import type { Point } from '../geometry/point'

/** String around a bundle of the given width, tied in a bow; `turn` is the bundle's tilt in degrees. */
export function drawTwine(at: Point, turn: number, width: number, colour: Colour = '#c9a673'): string {
  const tones = getColourShades(colour)
  const half = width / 2
  const offsets = [-8, -2.5, 3, 8.5]
    .map((y) => svgPathData`M${-half} ${y}Q0 ${y + half * 0.24} ${half} ${y - 1}`)
    .join('')
  const bow =
    svgPathData`M2 5C-${half * 0.9} -${half * 0.5} -${half * 1.5} ${half * 0.5} 2 6C${half} -${half * 0.7} ${half * 1.5} ${half * 0.4} 2 6` +
    svgPathData`M2 6Q-6 ${half * 0.8} -${half * 0.6} ${half * 1.4}M2 6Q14 ${half * 0.6} ${half * 0.4} ${half * 1.6}`
  return drawTransformedGroup(
    at,
    turn,
    [1, 1],
    strokeSvgPath(offsets, tones.deep, 6.5),
    strokeSvgPath(offsets, tones.light, 3.6),
    strokeSvgPath(bow, tones.deep, 5),
    strokeSvgPath(bow, tones.light, 2.8),
  )
}
