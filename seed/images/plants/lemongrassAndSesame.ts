import { getColourShades } from '../colour'
import { svgPathData, toSmoothPath } from '../geometry/svgPathData'
import { movePoint } from '../geometry/point'
import { createPeakedProfile } from '../geometry/widthProfiles'
import { getOutlineSides, getPointOnArc, sampleArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'
import { drawSkinFurrows } from './nuts'

/** Stalks of lemongrass: pale, swollen bases and long blades. */
export function drawLemongrass(pen: SvgPen, arc: Arc, stalks = 4): string {
  return Array.from({ length: stalks }, (_, index) => {
    const offset = (index - (stalks - 1) / 2) * 27
    return drawLemongrassStalk(pen, {
      ...arc,
      at: movePoint(arc.at, arc.heading + 90, offset),
      heading: arc.heading + offset * 0.16,
      length: arc.length * pen.random(0.92, 1.04),
    })
  }).join('')
}

function drawLemongrassStalk(pen: SvgPen, arc: Arc): string {
  const look: LeafDrawingOptions = {
    colour: '#7f9c4c',
    form: 'blade',
    widthRatio: 0.055,
    veins: 'along',
    vein: '#dbe3a8',
  }
  const blades = [-17, 15, -5].map((turn, index) => {
    const from = getPointOnArc(arc, 0.42 + index * 0.05)
    return drawLeaf(
      pen,
      {
        at: from.at,
        heading: from.heading + turn * 0.5,
        length: arc.length * (0.6 - index * 0.04),
        bend: turn * 3.4,
      },
      look,
    )
  })
  const foot = getOutlineSides(
    sampleArc({ ...arc, length: arc.length * 0.56 }, 6),
    17,
    (along) => 0.86 + 0.2 * Math.sin(along * 3) - along * 0.56,
  )
  const tones = getColourShades('#dfe3b4')
  const sheaths = [0.12, 0.24, 0.36].map((share, index) => {
    const [{ at }, end] = [getPointOnArc(arc, share), getPointOnArc(arc, share + 0.14)]
    const side = index % 2 === 0 ? 1 : -1
    const [from, to] = [
      movePoint(at, arc.heading - 90, 13 * side),
      movePoint(end.at, arc.heading + 90, 8 * side),
    ]
    return svgPathData`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  })
  return (
    blades.join('') +
    fillSvgPath(
      toSmoothPath([...foot.left, ...foot.right.toReversed()]),
      pen.horizontalGradient('#a3b56c', '#e9ebc4', '#e6dfb4', '#a39a62'),
    ) +
    strokeSvgPath(sheaths.join(''), tones.dark, 2, 0.7) +
    strokeSvgPath(toSmoothPath(foot.left, false), '#fffdf0', 2.4, 0.8)
  )
}

/** A sesame plant: narrow leaves, each with a pale bell-shaped flower where the leaf joins the stem. */
export function drawSesame(pen: SvgPen, arc: Arc): string {
  const look: LeafDrawingOptions = { colour: '#6f9450', form: 'lanceolate', widthRatio: 0.28, veins: 6 }
  const bells = reuseDrawing(pen, 62, (at) => drawSesameFlower(pen, at))
  const leaves = drawAlongStem(
    arc,
    { along: 'opposite', count: 6, from: 0.1, to: 0.98, angle: [66, 30] },
    ({ at, heading }, share, side) =>
      drawLeaf(pen, { at, heading, length: 150 - share * 94, bend: side * 34 }, look) +
      (share > 0.3 && share < 0.86 ? bells({ at, heading: heading + side * 24, length: 62 }) : ''),
  )
  return drawStem(pen, arc, 10, '#8ea865', 0.5) + leaves
}

function drawSesameFlower(pen: SvgPen, arc: Arc): string {
  const profile = (along: number) => 0.3 + 0.5 * along ** 0.7 + (along > 0.85 ? 0.34 : 0)
  const lip = getPointOnArc(arc, 1)
  const lobes = [-90, -40, 10, 60, 110].map((turn) =>
    fillSvgEllipse(
      getPointOnArc({ ...lip, heading: lip.heading + turn, length: 11 }, 1).at,
      9.5,
      8,
      pen.radialGradient('#fffaf8', '#ecd3e0'),
    ),
  )
  return (
    drawRoundShape(pen, arc, { colour: '#f1dfe8', widthRatio: 0.62, profile, shade: '#cfa9c0', gloss: 0 }) +
    lobes.join('') +
    fillSvgEllipse(lip.at, 6, 5, '#b986a4')
  )
}

/** A sesame pod: upright, with ribs along it; an open pod shows rows of seeds. */
export function drawSesamePod(pen: SvgPen, arc: Arc, isOpen: boolean): string {
  const profile = (along: number) => Math.min(1, 0.7 + along * 2) * Math.min(1, (1 - along) * 5 + 0.1)
  if (!isOpen)
    return (
      drawRoundShape(pen, arc, { colour: '#a2ad68', widthRatio: 0.3, profile, gloss: 0.2 }) +
      drawSkinFurrows(arc, 0.3, profile, '#66763c', [-0.2, 0.5], 0.8)
    )
  const grain = reuseDrawing(pen, 15, (at) =>
    drawRoundShape(pen, at, {
      colour: '#f3e6c4',
      widthRatio: 0.66,
      profile: createPeakedProfile(0.4, 0.8),
      gloss: 0.4,
    }),
  )
  const rows = drawAlongStem(
    arc,
    { along: 'opposite', count: 7, from: 0.14, to: 0.84, angle: [90, 90] },
    ({ at, heading }) =>
      grain({
        at: movePoint(movePoint(at, heading, 8), arc.heading + 180, 6),
        heading: arc.heading,
        length: 15,
      }),
  )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.34,
      profile,
      skin: '#b59a5e',
      depth: 0.05,
      rings: [{ share: 0.86, colour: '#7d6338' }],
    }) + rows
  )
}
