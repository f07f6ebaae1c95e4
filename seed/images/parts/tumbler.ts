import { glaze, mix, type Colour } from '../colour'
import { d } from '../geometry/outline'
import type { Point } from '../geometry/point'
import { area, ellipse, line } from '../marks'
import type { Pen } from '../pen'
import { shadow } from './shadow'

/** A glass; `at` is the middle of its foot. */
export type Tumbler = { at: Point; width: number; height: number; liquid: Colour; level?: number }

/** A clear glass of tea; `standing` is what stands in it and shows above the tea. */
export function tumbler(
  pen: Pen,
  { at: [x, y], width, height, liquid, level = 0.78 }: Tumbler,
  standing: string,
): string {
  const [half, foot, rim] = [width / 2, width * 0.38, width * 0.1]
  const wall = (top: number, wide: number, inset: number) =>
    d`M${x - wide} ${top}L${x - foot + inset} ${y - 16 - inset}Q${x - foot + inset} ${y - inset} ${x - foot + 18} ${y - inset}H${x + foot - 18}Q${x + foot - inset} ${y - inset} ${x + foot - inset} ${y - 16 - inset}L${x + wide} ${top}`
  const top = y - height
  const fill = y - height * level
  const wide = foot + (half - foot) * level - 6
  const tea = pen.across(
    glaze(liquid, '#d2b98f'),
    mix(liquid, '#fff6da', 0.4),
    liquid,
    glaze(liquid, '#b8985e'),
  )
  return (
    shadow([x, y - 2], width * 0.84) +
    ellipse([x, top], half, rim, '#eef4ec', 0.9) +
    area(wall(top, half, 0), '#e4ede2', 0.5) +
    ellipse([x, fill], wide, rim * 0.84, mix(liquid, '#fff8e4', 0.45)) +
    standing +
    area(wall(fill, wide, 7) + d`A${wide} ${rim * 0.84} 0 0 1 ${x - wide} ${fill}z`, tea, 0.9) +
    line(wall(top, half, 0), '#7d9187', 2.6, 0.6) +
    line(d`M${x - half * 0.78} ${top + 36}L${x - foot * 0.76} ${y - 44}`, '#ffffff', width * 0.06, 0.55) +
    line(d`M${x + half * 0.84} ${top + 40}L${x + foot * 0.84} ${y - 50}`, '#ffffff', width * 0.025, 0.5) +
    line(
      d`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}A${half} ${rim} 0 0 0 ${x - half} ${top}`,
      '#ffffff',
      4,
      0.7,
    ) +
    line(d`M${x - half} ${top}A${half} ${rim} 0 0 0 ${x + half} ${top}`, '#7d9187', 2, 0.6)
  )
}
