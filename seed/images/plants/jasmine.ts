import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import type { Point } from '../geometry/point'
import { createPeakedProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawLeaf } from '../parts/leaf'
import { drawRayFlower } from '../parts/rayFlower'
import { drawRoundShape } from '../parts/roundObject'
import { drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** A jasmine flower: two rings of blunt petals, all bent to one side like the blades of a propeller. */
export function drawJasmine(pen: SvgPen, at: Point, radius: number, turn: number): string {
  const petal = (size: number, colour: Colour) => {
    const tones = getColourShades(colour)
    const outline = svgPathData`M0 0C-${size * 0.3} -${size * 0.24} -${size * 0.36} -${size * 0.72} -${size * 0.06} -${size}C${size * 0.3} -${size * 0.86} ${size * 0.36} -${size * 0.36} 0 0z`
    return (
      fillSvgPath(outline, pen.verticalGradient(mixColours(colour, '#fffef6', 0.7), colour, '#c9cb94'), 1, {
        stroke: '#8a8660',
        'stroke-opacity': 0.55,
      }) +
      fillSvgPath(
        svgPathData`M0 -${size * 0.1}C${size * 0.36} -${size * 0.36} ${size * 0.3} -${size * 0.86} -${size * 0.06} -${size}C${size * 0.14} -${size * 0.7} ${size * 0.12} -${size * 0.36} 0 -${size * 0.1}z`,
        tones.dark,
        0.28,
      )
    )
  }
  return (
    drawRayFlower(pen, {
      at,
      radius,
      count: 7,
      colour: '#f7f3e2',
      rings: [1, 0.66],
      petal,
      turn,
      tilt: 0.94,
    }) + fillSvgEllipse(at, radius * 0.09, radius * 0.08, '#b9b060')
  )
}

/** A jasmine bud on its green stalk. */
export function drawJasmineBud(pen: SvgPen, arc: Arc): string {
  const tip = getPointOnArc(arc, 0.4)
  return (
    drawStem(pen, { ...arc, length: arc.length * 0.42 }, 6, '#7c9a50', 1.3) +
    drawRoundShape(
      pen,
      { ...tip, length: arc.length * 0.6 },
      {
        colour: '#f4efdc',
        widthRatio: 0.56,
        profile: createPeakedProfile(0.48, 0.7),
        shade: '#c9bf94',
        gloss: 0,
      },
    ) +
    strokeSvgPath(getCurvedLinePath(tip.at, getPointOnArc(arc, 0.86).at), '#b9ad80', 1.6, 0.6)
  )
}

/** Jasmine's pairs of broad glossy leaves. */
export function drawJasmineLeaves(pen: SvgPen, stances: readonly Arc[]): string {
  const look = { colour: '#3f6f3c', form: 'ovate', widthRatio: 0.6, veins: 6, vein: '#b8cf94' } as const
  return stances.map((arc) => drawLeaf(pen, arc, look)).join('')
}

function getCurvedLinePath([x, y]: Point, [toX, toY]: Point): string {
  return svgPathData`M${x} ${y}L${toX} ${toY}`
}
