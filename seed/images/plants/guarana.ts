import { movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgEllipse } from '../shapes'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import { drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

/** A split guarana fruit: a red shell, white flesh and a black seed, like an eye. */
function drawOpenGuaranaFruit(pen: SvgPen, arc: Arc): string {
  const { at } = getPointOnArc(arc, 0.54)
  const size = arc.length * 0.42
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.94,
      profile: createPeakedProfile(0.5, 0.55),
      steps: 12,
      skin: '#c8301f',
      depth: 0.05,
      rings: [
        { share: 0.88, colour: '#e0603a' },
        { share: 0.74, colour: '#fbf5e8' },
      ],
    }) +
    drawRoundShape(
      pen,
      { at: movePoint(at, arc.heading + 180, size / 2), heading: arc.heading, length: size },
      { colour: '#33211d', widthRatio: 0.98, profile: ovalWidthProfile, gloss: 1 },
    )
  )
}

/** Guarana: a cluster of red fruits, most of them open, hanging from a leafy twig. */
export function drawGuaranaCluster(pen: SvgPen, arc: Arc, cluster: Point): string {
  const open = reuseDrawing(pen, 92, (at) => drawOpenGuaranaFruit(pen, at))
  const drawClosedFruit = reuseDrawing(pen, 80, (at) =>
    drawRoundShape(pen, at, {
      colour: '#d0442a',
      widthRatio: 0.9,
      profile: createPeakedProfile(0.5, 0.6),
      shade: '#8a2218',
      gloss: 0.8,
    }),
  )
  const fruitPositions: readonly (readonly [x: number, y: number, heading: number])[] = [
    [-44, 0, 190],
    [34, -6, 170],
    [-82, 64, 220],
    [-6, 56, 180],
    [74, 58, 140],
    [-44, 122, 200],
    [38, 120, 160],
    [0, 186, 180],
  ]
  const fruits = fruitPositions.map(([x, y, heading], index) => {
    const at: Point = [cluster[0] + x, cluster[1] + y]
    const from = { at: movePoint(at, heading + 180, 40), heading, length: index % 4 === 1 ? 84 : 96 }
    return index % 4 === 1 ? drawClosedFruit(from) : open(from)
  })
  return (
    drawSprig(
      pen,
      arc,
      { along: 'alternate', count: 5, colour: '#8a6f4c', width: 9, from: 0.2 },
      (at) =>
        drawLeaf(pen, at, { colour: '#4f7f45', form: 'elliptic', widthRatio: 0.42, veins: 8, teeth: 9 }),
      (share) => 176 - share * 40,
    ) +
    drawStem(pen, { at: [cluster[0], cluster[1] - 34], heading: 180, length: 180, bend: 4 }, 8, '#b0603c') +
    fruits.join('')
  )
}

/** A roasted guarana seed: dark and round, with a pale spot where it was attached to the fruit. */
export function drawGuaranaSeed(pen: SvgPen, [x, y]: Point, size: number): string {
  return (
    drawRoundShape(
      pen,
      { at: [x, y + size / 2], heading: 12, length: size },
      { colour: '#5a3324', widthRatio: 1, profile: ovalWidthProfile, gloss: 0.8 },
    ) + fillSvgEllipse([x + size * 0.16, y + size * 0.22], size * 0.16, size * 0.12, '#cdb08a', 0.9)
  )
}
