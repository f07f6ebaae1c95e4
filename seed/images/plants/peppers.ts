import { getColourShades, type Colour } from '../colour'
import { toSmoothPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { strokeSvgPath, drawSvgSymbol } from '../shapes'
import type { PlantSeedShape } from '../parts/heap'
import { drawLeaf, type LeafDrawingOptions } from '../parts/leaf'
import { drawRoundShape } from '../parts/roundObject'
import { drawAlongStem, drawSprig, drawStem } from '../parts/stem'
import type { SvgPen } from '../pen'

// Plants of the pepper family climb, have heart-shaped leaves, and carry berries close together along hanging stalks.

/** A peppercorn: a ball with wrinkles like a walnut's. */
export const createPeppercornShape = (pen: SvgPen): PlantSeedShape => ({
  length: 44,
  widthRatio: 0.95,
  profile: ovalWidthProfile,
  gloss: 0.12,
  marking: (arc) =>
    strokeSvgPath(drawWrinkleNet(pen, arc), '#a98f76', 2.2, 0.6) +
    strokeSvgPath(drawWrinkleNet(pen, arc), '#140d0b', 2.4, 0.6),
})

/** A uziza berry (West African pepper): smaller and longer than a peppercorn, with its dried stalk as a tail. */
export const createUzizaBerryShape = (pen: SvgPen): PlantSeedShape => ({
  length: 40,
  widthRatio: 0.76,
  profile: ovalWidthProfile,
  gloss: 0.12,
  marking: (arc) => {
    const tail = { at: arc.at, heading: arc.heading + 180, length: 30, bend: pen.random(-40, 40) }
    const path = toSmoothPath([tail.at, getPointOnArc(tail, 0.5).at, getPointOnArc(tail, 1).at], false)
    return (
      strokeSvgPath(path, '#4a2f20', 5) +
      strokeSvgPath(path, '#a5784f', 2.4) +
      strokeSvgPath(drawWrinkleNet(pen, arc), '#b98f6c', 1.8, 0.55)
    )
  },
})

/** The wrinkles of a berry's skin: four short bent lines from the middle outwards. */
function drawWrinkleNet(pen: SvgPen, arc: Arc): string {
  const middle = getPointOnArc(arc, 0.5).at
  return Array.from({ length: 4 }, (_, index) => {
    const heading = index * 90 + pen.random(-30, 30)
    const from = movePoint(middle, heading, arc.length * 0.06)
    const knee = movePoint(from, heading + pen.random(-50, 50), arc.length * 0.15)
    return toSmoothPath(
      [from, knee, movePoint(knee, heading + pen.random(-70, 70), arc.length * 0.16)],
      false,
    )
  }).join('')
}

/** Creates a function that draws a hanging stalk with pepper berries close together along it. */
export function createBerrySpike(
  pen: SvgPen,
  size: number,
  colours: readonly [Colour, Colour],
): (arc: Arc) => string {
  const [commonBerryId, rareBerryId] = colours.map((colour) => {
    const look = { colour, widthRatio: 0.95, profile: ovalWidthProfile, gloss: 0.7 }
    return pen.defineSymbol(drawRoundShape(pen, { at: [0, size / 2], heading: 0, length: size }, look))
  })
  const drawBerry = (at: Point, scale: number) =>
    drawSvgSymbol((pen.random(0, 1) < 0.25 ? rareBerryId : commonBerryId) ?? '', at, 0, scale)
  return (arc) => {
    const count = Math.round(arc.length / (size * 0.62))
    const sides = drawAlongStem(
      arc,
      { along: 'opposite', count, from: 0.08, to: 1, angle: [80, 70] },
      ({ at, heading }, share) => drawBerry(movePoint(at, heading, size * 0.34), 1 - share * 0.3),
    )
    const seam = Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count
      return drawBerry(getPointOnArc(arc, 0.08 + 0.92 * share).at, 1 - share * 0.3)
    })
    return drawStem(pen, arc, 5, getColourShades(colours[0]).dark, 0.8) + sides + seam.join('')
  }
}

/** A pepper vine: a climbing stem with thick joints, and broad, pointed leaves with curved veins. */
export function drawPepperVine(pen: SvgPen, arc: Arc, colour: Colour, heart: boolean): string {
  const look: LeafDrawingOptions = {
    colour,
    form: heart ? 'heart' : 'ovate',
    widthRatio: heart ? 0.78 : 0.6,
    veins: 4,
  }
  return drawSprig(
    pen,
    arc,
    { along: 'alternate', count: 5, from: 0.14, to: 0.9, angle: [66, 44], colour: '#8f9a5a', width: 9 },
    (at) => drawLeaf(pen, at, look),
    (share) => 176 - share * 60,
  )
}
