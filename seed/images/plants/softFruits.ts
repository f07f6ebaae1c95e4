import { getColourShades, type Colour } from '../colour'
import { svgPathData } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile, createPeakedProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgEllipse, strokeSvgPath } from '../shapes'
import { drawPalmateLeaf } from '../parts/foliage'
import { drawHalvedFruit } from '../parts/halvedFruit'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { reuseDrawing } from '../parts/reuseDrawing'
import { drawRoundShape } from '../parts/roundObject'
import { drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

const avocadoProfile = (along: number) => createPeakedProfile(0.34, 0.62)(along) * (1 - 0.2 * along)

/** A whole avocado: dark green with a bumpy skin. */
export function drawAvocado(pen: SvgPen, arc: Arc): string {
  const middle = getPointOnArc(arc, 0.4).at
  const pebbles = Array.from({ length: 40 }, () =>
    movePoint(middle, pen.random(0, 360), Math.sqrt(pen.random(0, 1)) * arc.length * 0.3),
  )
  return (
    drawRoundShape(pen, arc, { colour: '#4a5e2c', widthRatio: 0.72, profile: avocadoProfile, gloss: 0.3 }) +
    pebbles.map((pebble) => fillSvgEllipse(pebble, 2.6, 2, '#a9bd74', 0.4)).join('') +
    drawStem(pen, { ...getPointOnArc(arc, 0.98), length: 18 }, 9, '#7a5a34', 0.8)
  )
}

export function drawHalfAvocado(pen: SvgPen, arc: Arc): string {
  const stone = getPointOnArc(arc, 0.37)
  const size = arc.length * 0.36
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.74,
      profile: avocadoProfile,
      skin: '#3f5226',
      depth: 0.06,
      rings: [
        { share: 0.93, colour: '#a9bf4e' },
        { share: 0.85, colour: '#dfe08c' },
        { share: 0.62, colour: '#f1e9a9' },
      ],
    }) +
    fillSvgEllipse([stone.at[0] + 2, stone.at[1] + 3], size * 0.56, size * 0.56, '#a79a4a', 0.6) +
    drawRoundShape(
      pen,
      { at: movePoint(stone.at, arc.heading + 180, size / 2), heading: arc.heading, length: size },
      { colour: '#8a5230', widthRatio: 0.94, profile: ovalWidthProfile, gloss: 0.9 },
    )
  )
}

/** A branch of olives with grey-green leaves. */
export function drawOlive(pen: SvgPen, arc: Arc): string {
  const look: LeafDrawingOptions = {
    colour: '#75865e',
    form: 'lanceolate',
    widthRatio: 0.19,
    veins: 0,
    vein: '#d5dcb8',
  }
  const fruit = [0.2, 0.36, 0.5, 0.66].map((share, index) => {
    const { at, heading } = getPointOnArc(arc, share)
    const hang = {
      at: movePoint(at, heading + (index % 2 === 0 ? 140 : -150), 16),
      heading: index % 2 === 0 ? 150 : 205,
      length: 66,
    }
    return (
      drawStem(pen, { at, heading: hang.heading, length: 22 }, 4, '#8a8156') +
      drawRoundShape(pen, hang, {
        colour: index === 1 ? '#5b3d4c' : '#7c8a35',
        widthRatio: 0.72,
        profile: ovalWidthProfile,
        gloss: 0.9,
      })
    )
  })
  return (
    drawSprig(
      pen,
      arc,
      { along: 'opposite', count: 7, colour: '#83765a', width: 9, angle: [56, 30] },
      (at) => drawLeaf(pen, at, look),
      (share) => 150 - share * 50,
    ) + fruit.join('')
  )
}

export function drawOliveFruit(pen: SvgPen, arc: Arc, colour: Colour): string {
  return drawRoundShape(pen, arc, { colour, widthRatio: 0.74, profile: ovalWidthProfile, gloss: 0.9 })
}

/** A hanging bunch of grapes, widest near its top. */
export function drawGrapes(pen: SvgPen, [x, y]: Point, radius: number, colour: Colour): string {
  const rows = [3, 4, 5, 4, 4, 3, 2, 1]
  const bunch = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index): Point => [
      x + (index - (count - 1) / 2) * radius * 1.62 + pen.random(-4, 4),
      y + row * radius * 1.32 + pen.random(-4, 4),
    ]),
  )
  const grape = reuseDrawing(pen, radius * 2.1, (at) =>
    drawRoundShape(pen, at, { colour, widthRatio: 0.94, profile: ovalWidthProfile, gloss: 0.8 }),
  )
  return bunch
    .map(([cx, cy]) => grape({ at: [cx, cy + radius], heading: pen.random(-30, 30), length: radius * 2.1 }))
    .join('')
}

export function drawVineLeaf(pen: SvgPen, at: Point, heading: number, length: number): string {
  const look = { colour: '#6f9146', form: 'ovate', widthRatio: 0.62, teeth: 7, veins: 4 } as const
  return drawPalmateLeaf(pen, {
    ...look,
    at,
    heading,
    length,
    lobes: 5,
    spread: 210,
    shorter: 0.4,
    web: 0.62,
  })
}

/** A carrot with ring marks; the arc ends at its tip. */
export function drawCarrot(pen: SvgPen, arc: Arc): string {
  const profile = (along: number) => Math.min(1, 0.72 + along * 3.2) * (1 - along ** 1.5) ** 0.72
  const tones = getColourShades('#e07f2a')
  const rings = [0.12, 0.24, 0.33, 0.46, 0.55, 0.7].map((share, index) => {
    const { at, heading } = getPointOnArc(arc, share)
    const halfWidth = arc.length * 0.105 * profile(share) * (index % 2 === 0 ? 1 : -1)
    const [from, to] = [movePoint(at, heading - 90, halfWidth), movePoint(at, heading - 90, halfWidth * 0.3)]
    return svgPathData`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2 + 2} ${(from[1] + to[1]) / 2 + 4} ${to[0]} ${to[1]}`
  })
  return (
    drawRoundShape(pen, arc, { colour: '#e07f2a', widthRatio: 0.23, profile, shade: '#b2511a', gloss: 0 }) +
    strokeSvgPath(rings.join(''), tones.dark, 2.4, 0.8)
  )
}

export function drawHalfGrape(pen: SvgPen, arc: Arc): string {
  const pips = [-9, 9].map((offset) =>
    drawGrapePip(pen, {
      at: movePoint(getPointOnArc(arc, 0.34).at, arc.heading + 90, offset),
      heading: arc.heading,
      length: arc.length * 0.32,
    }),
  )
  return (
    drawHalvedFruit(pen, arc, {
      widthRatio: 0.86,
      profile: ovalWidthProfile,
      skin: '#5c3556',
      rings: [
        { share: 0.92, colour: '#b58a8f' },
        { share: 0.84, colour: '#d3c98c' },
      ],
    }) + pips.join('')
  )
}

/** A grape seed: small, brown and pear-shaped. */
export function drawGrapePip(pen: SvgPen, arc: Arc): string {
  return drawRoundShape(pen, arc, {
    colour: '#8f6339',
    widthRatio: 0.6,
    profile: avocadoProfile,
    gloss: 0.3,
  })
}
