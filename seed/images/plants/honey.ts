import { mixColours, getColourShades, type Colour } from '../colour'
import { svgPathData, toSmoothPath, toStraightPath } from '../geometry/svgPathData'
import { movePoint, type Point } from '../geometry/point'
import { ovalWidthProfile } from '../geometry/widthProfiles'
import { getPointOnArc, type Arc } from '../geometry/arc'
import { fillSvgPath, fillSvgEllipse, strokeSvgPath, drawTransformedGroup, drawSvgSymbol } from '../shapes'
import { drawShadow } from '../parts/shadow'
import { getRoundShapeBandOutline, drawRoundShape } from '../parts/roundObject'
import type { SvgPen } from '../pen'

/** An upright or leaning piece of honeycomb: wax walls around cells of honey; `at` is its centre. */
export function drawHoneycomb(
  pen: SvgPen,
  {
    at: [x, y],
    width,
    height,
    cell,
    turn = 0,
  }: { at: Point; width: number; height: number; cell: number; turn?: number },
): string {
  const rim = Array.from({ length: 16 }, (_, index): Point => {
    const [px, py] = movePoint([0, 0], index * 22.5 + 11, 1)
    const scale = pen.random(0.9, 1.06) / Math.max(Math.abs(px), Math.abs(py))
    return [px * scale * width * 0.5, py * scale * height * 0.5]
  })
  const outline = toSmoothPath(rim)
  const kinds = [
    drawHoneycombCell(pen, cell, '#e09a1e'),
    drawHoneycombCell(pen, cell, '#d2841a'),
    drawHoneycombCell(pen, cell, '#eab94e'),
  ]
  const [across, down] = [cell * 1.78, cell * 1.55]
  const rows = Math.ceil(height / down / 2)
  const cells = Array.from({ length: 2 * rows + 1 }, (_, row) => {
    const columns = Math.ceil(width / across / 2)
    return Array.from({ length: 2 * columns + 1 }, (_, column) => {
      const at: Point = [(column - columns + (row % 2) / 2) * across, (row - rows) * down]
      return drawSvgSymbol(kinds[Math.floor(pen.random(0, 2.6))] ?? '', at)
    }).join('')
  })
  const inside = `<g clip-path="${pen.clipTo(outline)}">${cells.join('')}</g>`
  return drawTransformedGroup(
    [x, y],
    turn,
    [1, 1],
    fillSvgPath(outline, pen.diagonalGradient('#b87a1e', '#7d4a14'), 1, { transform: 'translate(12 12)' }),
    fillSvgPath(outline, pen.diagonalGradient('#f6d98e', '#dfa640')),
    inside,
    strokeSvgPath(outline, '#f8e2a4', 4, 0.7),
  )
}

/** One honeycomb cell: six walls of wax, and honey with a highlight. */
function drawHoneycombCell(pen: SvgPen, size: number, honey: Colour): string {
  const tones = getColourShades(honey)
  const hexagon = (radius: number, shift = 0) =>
    toStraightPath(Array.from({ length: 6 }, (_, index) => movePoint([shift, shift], index * 60, radius)))
  return pen.defineSymbol(
    fillSvgPath(hexagon(size), pen.diagonalGradient('#fbe9b4', '#e0ae4c')) +
      fillSvgPath(hexagon(size * 0.82), pen.diagonalGradient('#8a5212', '#b97a20')) +
      fillSvgPath(
        hexagon(size * 0.74, size * 0.06),
        pen.diagonalGradient(tones.dark, honey, mixColours(honey, '#ffd978', 0.5)),
      ) +
      fillSvgEllipse([-size * 0.22, -size * 0.3], size * 0.2, size * 0.11, '#fff3c8', 0.8),
  )
}

/** A wooden honey dipper (a stick with a grooved head) that drips honey; the arc starts at the grooved head. */
export function drawHoneyDipper(arc: Arc, size: number): string {
  const wood = getColourShades('#b98350')
  const end = getPointOnArc(arc, 1).at
  const rings = Array.from({ length: 6 }, (_, index) => {
    const at = movePoint(arc.at, arc.heading, (index - 0.5) * size * 0.17)
    const half = size * 0.36 * ovalWidthProfile(0.12 + index * 0.152)
    return { from: movePoint(at, arc.heading - 90, half), to: movePoint(at, arc.heading + 90, half) }
  })
  const groove = (width: number, colour: Colour) =>
    strokeSvgPath(rings.map(({ from, to }) => toStraightPath([from, to], false)).join(''), colour, width)
  return (
    strokeSvgPath(toStraightPath([arc.at, end], false), wood.deep, size * 0.15) +
    strokeSvgPath(
      toStraightPath([movePoint(arc.at, 270, 2), movePoint(end, 270, 2)], false),
      wood.light,
      size * 0.09,
    ) +
    strokeSvgPath(
      toStraightPath([arc.at, movePoint(arc.at, arc.heading, size * 0.8)], false),
      '#8a5a22',
      size * 0.4,
    ) +
    groove(size * 0.13, wood.dark) +
    groove(size * 0.085, wood.light) +
    strokeSvgPath(
      rings.map(({ from, to }) => toStraightPath([from, to], false)).join(''),
      '#d8921e',
      size * 0.1,
      0.55,
    )
  )
}

/** A pool of honey on the table. */
export function drawHoneyPool(pen: SvgPen, [x, y]: Point, width: number, colour: Colour): string {
  const tones = getColourShades(colour)
  const rim = (scale: number, up: number) =>
    toSmoothPath(
      Array.from({ length: 10 }, (_, index): Point => {
        const [px, py] = movePoint([0, 0], index * 36, 1 + 0.12 * Math.sin(index * 2.2))
        return [x + px * width * 0.5 * scale, y + py * width * 0.14 * scale - up]
      }),
    )
  return (
    drawShadow([x, y + 4], width * 0.96, 0.16) +
    fillSvgPath(rim(1, 0), pen.diagonalGradient(tones.dark, tones.deep)) +
    fillSvgPath(rim(0.96, 3), pen.diagonalGradient(mixColours(colour, '#ffe09a', 0.5), colour, tones.dark)) +
    strokeSvgPath(
      svgPathData`M${x - width * 0.34} ${y - width * 0.06}q${width * 0.14} ${-width * 0.08} ${width * 0.34} ${-width * 0.07}`,
      '#fff3cc',
      4,
      0.8,
    )
  )
}

/** A flying honey bee that faces along its arc. */
export function drawBee(pen: SvgPen, arc: Arc): string {
  const look = { widthRatio: 0.52, profile: ovalWidthProfile }
  const size = arc.length
  const { at, heading } = getPointOnArc(arc, 0.62)
  const wings = [-58, -104, 64].map((turn, index) => {
    const wingLength = size * (index === 1 ? 0.5 : 0.68)
    const [wx, wy] = movePoint(at, heading + turn, wingLength * 0.5)
    return drawTransformedGroup(
      [wx, wy],
      heading + turn,
      [1, 1],
      fillSvgEllipse(
        [0, 0],
        wingLength * 0.2,
        wingLength * 0.52,
        pen.diagonalGradient('#ffffff', '#dfe8ea', '#b9c8c8'),
        0.86,
      ),
      strokeSvgPath(
        svgPathData`M0 ${wingLength * 0.48}V${-wingLength * 0.4}M0 ${wingLength * 0.3}L${wingLength * 0.12} ${-wingLength * 0.24}`,
        '#8f9c96',
        1.2,
        0.6,
      ),
    )
  })
  const head = getPointOnArc(arc, 1.02).at
  const feelers = [-34, 18].map((turn) =>
    toStraightPath([head, movePoint(head, heading + turn, size * 0.24)], false),
  )
  return (
    drawRoundShape(pen, arc, { ...look, colour: '#dd9a2c', gloss: 0.2, steps: 12 }) +
    [0.1, 0.28, 0.46]
      .map((from) => fillSvgPath(getRoundShapeBandOutline(arc, look, from, from + 0.09), '#3a2416'))
      .join('') +
    fillSvgPath(getRoundShapeBandOutline(arc, look, 0.62, 0.86), pen.diagonalGradient('#e8bf6c', '#9a6a2c')) +
    strokeSvgPath(feelers.join(''), '#33221a', 2.4) +
    fillSvgEllipse(head, size * 0.14, size * 0.14, pen.radialGradient('#7a5436', '#33221a', '#22150f')) +
    wings.join('')
  )
}
